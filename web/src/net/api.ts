import type { GameSchema, Guest, NewSeat, SeatAction, TableInfo } from "./protocol";

/** What the server refused, as a message for people. */
export class Refusal extends Error {
  constructor(
    readonly id: string,
    readonly args: Record<string, string | number>,
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
  const data = await response.json().catch(() => null);
  if (!response.ok) {
    const error = data?.error ?? { id: "server-fault", args: {}, text: `${response.status}` };
    throw new Refusal(error.id, error.args ?? {}, error.text ?? error.id);
  }
  return data as T;
}

export const api = {
  me: () => call<{ guest: Guest | null }>("GET", "/api/me"),
  beGuest: (guest: { name?: string; language?: string }) => call<{ guest: Guest }>("POST", "/api/me", guest),
  games: () => call<{ games: GameSchema[]; levels: string[] }>("GET", "/api/games"),
  tables: () => call<{ mine: TableInfo[]; open: TableInfo[] }>("GET", "/api/tables"),
  table: (id: string) => call<TableInfo>("GET", `/api/tables/${encodeURIComponent(id)}`),
  create: (table: { game: string; options: Record<string, unknown>; seats: NewSeat[]; listed: boolean }) =>
    call<TableInfo>("POST", "/api/tables", table),
  seat: (id: string, seat: number, action: SeatAction) =>
    call<TableInfo>("POST", `/api/tables/${encodeURIComponent(id)}/seats/${seat}`, action),
  rematch: (id: string) => call<TableInfo>("POST", `/api/tables/${encodeURIComponent(id)}/rematch`, {}),
  recordPath: (id: string, seat: number | null) =>
    `/api/tables/${encodeURIComponent(id)}/record${seat === null ? "" : `?seat=${seat}`}`,
};
