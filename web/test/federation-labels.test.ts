/** Where the figures of Federation's board come from is read from the file alone; it must be what the rules read there. */

import board from "@games/federation/data/boards/reconstructed.toml";
import { describe, expect, it } from "vitest";
import demo from "../src/boards/federation/demo.json";
import { wordsOf } from "../src/boards/federation/effects";
import { groupsOf, LABELS, originOfFigure, originsOf, sourceName } from "../src/boards/federation/labels";
import { federation } from "../src/boards/federation/view";

const view = federation(demo);

describe("labels", () => {
  it("counts as many figures of each label as the view tells", () => {
    const found = [...originsOf(board).values()];
    for (const label of LABELS)
      expect(found.filter((origin) => origin.label === label)).toHaveLength(view.table.labels[label]);
    const sum = groupsOf(view).reduce((all, group) => all + group.n, 0);
    expect(sum).toBe(found.length);
  });

  it("knows a figure's own status before that of its table", () => {
    expect(originOfFigure(view, "medals.players4")).toEqual({ label: "secondary", source: "bga-draft" });
    expect(originOfFigure(view, "medals.score")).toEqual({ label: "reconstructed", source: null });
    expect(originOfFigure(view, "medals.full_set").label).toBe("rulebook");
    expect(originOfFigure(view, "neo.map.a1.gain").label).toBe("reconstructed");
  });

  it("tells where a whole part comes from only if all of it does", () => {
    expect(originOfFigure(view, "sixmoon.*").source).toBe("bga-draft");
    expect(originOfFigure(view, "medals.*").label).toBe("rulebook");
  });

  it("names its sources, those of another file too", () => {
    expect(sourceName(view, "review-de")).toContain("spielkultisten");
    const other = { ...view, figures: { status: "secondary mine", sources: { mine: "my copy" }, x: 1 } };
    expect(originOfFigure(other, "x")).toEqual({ label: "secondary", source: "mine" });
    expect(sourceName(other, "mine")).toBe("my copy");
  });
});

describe("effects as the data files write them", () => {
  it.each([
    ["nothing", []],
    ["lavandium 1 + degree 2", ["lavandium-1", "degree-2"]],
    ["points 2 per die", ["points-per-die-2"]],
    ["pick 2 of ship, marker", ["ship-2", "or-marker-2"]],
    ["pick 1 of action sixmoon, action neo", ["action-sixmoon", "or-action-neo"]],
    ["mix 3 of oceanium, degree", ["mix-oceanium-3", "or-degree"]],
    ["level 1 round + pay lavandium 1", ["level-round-1", "pay-lavandium-1"]],
    ["alteration-pick 4 2", ["alteration-pick-2-4"]],
  ])("%s", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});
