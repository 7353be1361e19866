import type {
  ArchiveAnswer,
  DeviceKey,
  DeviceLink,
  ErrorAnswer,
  GamesAnswer,
  GameWords,
  HostAnswer,
  HostGuestAction,
  HostKey,
  HostMessage,
  HostTableAction,
  LinksAnswer,
  MailAddress,
  MailSent,
  Me,
  MeAnswer,
  NewTable,
  Notices,
  Phrase,
  SeatAction,
  TableInfo,
  TablesAnswer,
  TurnsAnswer,
} from "../contract/messages.gen";

import type { Values } from "./presets";

/** What the server refused, as a message for people. */
export class Refusal extends Error {
  constructor(
    readonly id: string,
    readonly args: ErrorAnswer["error"]["args"],
    text: string,
  ) {
    super(text);
  }
}

async function call<T>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("no-connection", {}, "the server cannot be reached");
  }
  const data: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const known = (data as ErrorAnswer | null)?.error; // a proxy in between may answer in its own way
    throw new Refusal(known?.id ?? "server-fault", known?.args ?? {}, known?.text ?? `${response.status}`);
  }
  return data as T;
}

export const api = {
  me: () => call<MeAnswer>("GET", "/api/me"),
  turns: () => call<TurnsAnswer>("GET", "/api/me/turns"),
  beGuest: (guest: Me) => call<MeAnswer>("POST", "/api/me", guest),
  games: () => call<GamesAnswer>("GET", "/api/games"),
  words: (game: string) => call<GameWords>("GET", `/api/games/${encodeURIComponent(game)}`),
  tables: () => call<TablesAnswer>("GET", "/api/tables"),
  table: (id: string) => call<TableInfo>("GET", `/api/tables/${encodeURIComponent(id)}`),
  create: (table: NewTable) => call<TableInfo>("POST", "/api/tables", table),
  seat: (id: string, seat: number, action: SeatAction) =>
    call<TableInfo>("POST", `/api/tables/${encodeURIComponent(id)}/seats/${seat}`, action),
  links: (id: string, seat: number) =>
    call<LinksAnswer>("GET", `/api/tables/${encodeURIComponent(id)}/seats/${seat}/links`),
  /** What a host does with a table: whether spectators may talk. */
  options: (id: string, options: Values) =>
    call<TableInfo>("POST", `/api/tables/${encodeURIComponent(id)}`, { action: "options", options }),
  mute: (id: string, muted: boolean) =>
    call<TableInfo>("POST", `/api/tables/${encodeURIComponent(id)}`, { action: muted ? "mute" : "unmute" }),
  takeUp: (id: string) =>
    call<TableInfo>("POST", `/api/tables/${encodeURIComponent(id)}`, { action: "resume" }),
  remove: (id: string) => call<null>("DELETE", `/api/tables/${encodeURIComponent(id)}`),
  archive: (query: URLSearchParams) => call<ArchiveAnswer>("GET", `/api/archive?${query}`),
  link: () => call<DeviceLink>("POST", "/api/me/link", {}),
  phrase: () => call<Phrase>("POST", "/api/me/phrase", {}),
  device: (key: DeviceKey) => call<MeAnswer>("POST", "/api/me/device", key),
  mail: (to: MailAddress) => call<MailSent>("POST", "/api/me/mail", to),
  notices: () => call<Notices>("GET", "/api/me/notices"),
  setNotices: (notices: Notices) => call<Notices>("POST", "/api/me/notices", notices),
  forget: () => call<MeAnswer>("DELETE", "/api/me"),
  exportPath: "/api/me/export",
  host: (search: string) => call<HostAnswer>("GET", `/api/host?search=${encodeURIComponent(search)}`),
  hostKey: (key: HostKey) => call<null>("POST", "/api/host/key", key),
  hostMessage: (message: HostMessage) => call<HostMessage>("POST", "/api/host/message", message),
  hostTable: (id: string, action: HostTableAction) =>
    call<TableInfo | null>("POST", `/api/host/tables/${encodeURIComponent(id)}`, action),
  hostGuest: (id: string, action: HostGuestAction) =>
    call<HostGuestAction>("POST", `/api/host/guests/${encodeURIComponent(id)}`, action),
  rematch: (id: string) => call<TableInfo>("POST", `/api/tables/${encodeURIComponent(id)}/rematch`, {}),
  recordPath: (id: string, seat: number | null) =>
    `/api/tables/${encodeURIComponent(id)}/record${seat === null ? "" : `?seat=${seat}`}`,
};
