import { describe, expect, it } from "vitest";
import type { WaitingTable } from "../src/contract/messages.gen";
import { news, told } from "../src/table/notify";

const turn = (table: string, since: number): WaitingTable => ({
  table,
  game: "race",
  seats: [0],
  since,
  left: null,
  link: `/t/${table}`,
});

describe("turns at other tables", () => {
  it("are told once, and again when it is one's turn again", () => {
    const known = new Set([told(turn("a", 1)), told(turn("b", 1))]);
    expect(news([turn("a", 1), turn("b", 2)], known, "/")).toEqual([turn("b", 2)]);
  });

  it("are not told of the table that is open here", () => {
    expect(news([turn("a", 5), turn("b", 5)], new Set(), "/t/a")).toEqual([turn("b", 5)]);
  });
});
