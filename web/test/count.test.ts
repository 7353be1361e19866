import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Offer, View } from "../src/engine/types";
import { chosenText, sumOf } from "../src/table/count";
import { Speech } from "../src/text/speech";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(`
web-chosen =
    { $bounds ->
        [exact] { $n } of { $most }
        [most] { $n } of up to { $most }
       *[range] { $n }, { $least } to { $most }
    }
web-sum = together { $n }
test-pay-chosen = paid { $sum } of { $amount }
`),
);
const speech = new Speech([bundle], "en");

const item = (word: string, value?: number) => ({
  word,
  name: word,
  ...(value === undefined ? {} : { value }),
});
function view(...items: ReturnType<typeof item>[]): View {
  const areas = [{ id: "hand", seat: 0, items }];
  return { table: {}, seats: [], areas, seat: 0, players: 2, waiting: [0], over: false };
}

function offer(id: string, least: number, most: number, args: Record<string, number> = {}): Offer {
  return {
    prompt: { id, args, kind: "set", least, most, picked: [], preference: "" },
    legal: [],
    sentences: [],
    candidates: ["a", "b"],
    proposals: [],
  };
}

describe("a set that is being collected", () => {
  const chosen = { clicked: ["a", "b"] };

  it("shows its count and its bounds", () => {
    const plain = view(item("a"), item("b"));
    expect(chosenText(speech, plain, offer("test", 3, 3), chosen)).toBe("2 of 3");
    expect(chosenText(speech, plain, offer("test", 0, 3), chosen)).toBe("2 of up to 3");
    expect(chosenText(speech, plain, offer("test", 1, 3), chosen)).toBe("2, 1 to 3");
    expect(chosenText(speech, null, offer("test", 1, 1), { clicked: [] })).toBe("0 of 1");
  });

  it("shows the sum where the view tells what things are worth", () => {
    const priced = view(item("a", 3), item("b", 2));
    expect(chosenText(speech, priced, offer("test", 0, 3), chosen)).toBe("2 of up to 3 · together 5");
    expect(sumOf(priced, ["a", "b"], ["b"])).toBe(2);
    expect(sumOf(view(item("a", 3), item("b")), ["a", "b"], ["a"])).toBeNull(); // of b nobody knows
  });

  it("speaks in the words of its own question, with its amounts", () => {
    const priced = view(item("a", 3), item("b", 2));
    expect(chosenText(speech, priced, offer("test-pay", 1, 3, { amount: 6 }), chosen)).toBe("paid 5 of 6");
    expect(chosenText(speech, view(), offer("test-pay", 1, 3, { amount: 6 }), chosen)).toBe("paid 2 of 6");
  });
});
