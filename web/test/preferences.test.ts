import { describe, expect, it } from "vitest";
import type { OptionSchema } from "../src/contract/messages.gen";
import { settings } from "../src/table/preferences";

const base = { id: "charge", default: "ask", choices: [], least: 0, most: 0, players: [], when: null };

describe("a standing preference", () => {
  it("can be set to what its schema offers, and is sent as the table knows it", () => {
    const of = (part: Partial<OptionSchema>) => settings({ ...base, kind: "choice", ...part });
    expect(of({ choices: ["ask", "never", "2"] }).map(({ value }) => value)).toEqual(["ask", "never", "2"]);
    expect(of({ kind: "flag" })).toEqual([
      { spelt: "yes", value: true },
      { spelt: "no", value: false },
    ]);
    expect(of({ kind: "number", least: 1, most: 3 }).map(({ value }) => value)).toEqual([1, 2, 3]);
  });
});
