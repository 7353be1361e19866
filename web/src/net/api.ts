import type {
  ErrorAnswer,
  GamesAnswer,
  Me,
  MeAnswer,
  NewTable,
  SeatAction,
  TableInfo,
  TablesAnswer,
} from "../contract/messages.gen";

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

async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
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
  beGuest: (guest: Me) => call<MeAnswer>("POST", "/api/me", guest),
  games: () => call<GamesAnswer>("GET", "/api/games"),
  tables: () => call<TablesAnswer>("GET", "/api/tables"),
  table: (id: string) => call<TableInfo>("GET", `/api/tables/${encodeURIComponent(id)}`),
  create: (table: NewTable) => call<TableInfo>("POST", "/api/tables", table),
  seat: (id: string, seat: number, action: SeatAction) =>
    call<TableInfo>("POST", `/api/tables/${encodeURIComponent(id)}/seats/${seat}`, action),
  rematch: (id: string) => call<TableInfo>("POST", `/api/tables/${encodeURIComponent(id)}/rematch`, {}),
  recordPath: (id: string, seat: number | null) =>
    `/api/tables/${encodeURIComponent(id)}/record${seat === null ? "" : `?seat=${seat}`}`,
};
