/** Letters and digits: tokens and sides, alterations, the die, worlds, missions, the round's end; Enter gives back the cheapest. */

import { useEffect } from "react";
import { read } from "../../engine/choice";
import { usePlan, usePlay } from "../../kit/thing";
import { isCovered, useKey } from "../../kit/verbs";
import { DISCARD, useUnderWay } from "./asking";
import { useStage } from "./moment";
import { type Fed, frontSeat, items, RESOURCES } from "./view";
import { LETTERS, WORLDS } from "./worlds";

/** To the first mission that glows, else to the first one. */
function toMissions(): void {
  const missions = "[data-area='missions'] [data-word]";
  const found = ["[data-light='legal']", ""].map((lit) =>
    document.querySelector<HTMLElement>(missions + lit),
  );
  found.find((each) => each !== null)?.focus();
}

/** While the reserve is too full, Enter gives back one of the cheapest, unless keys have walked to another answer. */
function useGivingBack(): void {
  const play = usePlay();
  const { words } = usePlan();
  const asked = useUnderWay()?.id === DISCARD && words === null;
  useEffect(() => {
    if (!asked) return;
    const give = (event: KeyboardEvent) => {
      const { offer, choice } = play.snapshot();
      const { next } = read(offer, choice);
      const cheapest = RESOURCES.find((each) => next.has(each));
      if (event.key !== "Enter" || event.repeat || cheapest === undefined || isCovered()) return;
      if (document.activeElement?.matches("[data-light='legal'], [data-act], input, textarea")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      play.point(cheapest);
    };
    addEventListener("keydown", give, true);
    return () => removeEventListener("keydown", give, true);
  }, [play, asked]);
}

const TOKENS = ["1", "2", "3", "4", "5"] as const;

export function useKeys(view: Fed): void {
  const play = usePlay();
  const stage = useStage();
  const tokens = items(view, "ambassadors", frontSeat(view));
  const alterations = items(view, "alterations", frontSeat(view));
  const token = (at: number) => {
    const item = tokens[at];
    if (item && !item.placed && play.light(item.said) !== "dark") play.point([item.said, "vote"]);
  };
  const side = (word: string) => {
    const chosen = play.snapshot().choice.clicked.find((each) => each.startsWith("amb-"));
    play.point(chosen === undefined ? [word] : [chosen, word]);
  };
  const cover = () => {
    const words = alterations.flatMap((item) => item.word ?? []);
    const { clicked } = play.snapshot().choice;
    const next = words[words.findIndex((word) => clicked.includes(word)) + 1];
    if (next !== undefined && play.light(next) !== "dark") play.point(next);
  };
  useGivingBack();
  useKey(TOKENS[0], () => token(0));
  useKey(TOKENS[1], () => token(1));
  useKey(TOKENS[2], () => token(2));
  useKey(TOKENS[3], () => token(3));
  useKey(TOKENS[4], () => token(4));
  useKey("v", () => side("vote"));
  useKey("f", () => side("fund"));
  useKey("c", cover);
  useKey("d", () => play.light("die") !== "dark" && play.point("die"));
  useKey("x", () => stage.pin(view.over ? "score" : "round"));
  useKey("m", toMissions);
  const [neo, sixmoon, atal, arratuin, e81216] = WORLDS;
  useKey(LETTERS[neo], () => stage.pin(neo));
  useKey(LETTERS[sixmoon], () => stage.pin(sixmoon));
  useKey(LETTERS[atal], () => stage.pin(atal));
  useKey(LETTERS[arratuin], () => stage.pin(arratuin));
  useKey(LETTERS[e81216], () => stage.pin(e81216));
}
