/** A word as it stands on a chip: the signs of the thing that it names. */

import type { Entry } from "../../contract/messages.gen";
import { Icon, KIT } from "../../kit/icons";
import { useSpeech } from "../../text/context";
import { summedUp } from "./deed";
import { Ic } from "./icons";
import style from "./plan.module.css";
import { shortName } from "./senate";
import { ActionSign, Fx } from "./signs";
import { type Fed, frontSeat, items, lookedAt, RESOURCES } from "./view";

/** What is taken or paid piece by piece: its icon says it. */
const PLAIN: ReadonlySet<string> = new Set([...RESOURCES, "degree", "ship", "marker", "die"]);

/** What else may have come of a deed. */
const TAKEN: Readonly<Record<string, string>> = {
  "federation-did-alteration": "alteration",
  "federation-did-takes": "specialist",
  "federation-did-builds": "robot",
  "federation-did-medal": "medal",
  "federation-did-marks": "marker",
  "federation-did-die": "die",
};

/** A token in the hand: what shows on it. */
export function TokenChip({ view, token, side }: { view: Fed; token: string | null; side: string | null }) {
  const alterations = items(view, "alterations", frontSeat(view));
  const covered = items(view, "spaces").find((item) => item.cover === side); // it has left the hand
  const cover = alterations.find((item) => item.word === side) ?? covered;
  const item = items(view, "ambassadors", frontSeat(view)).find((each) => each.word === token);
  if (side?.startsWith("alt-")) {
    return (
      <>
        <Ic of="alteration" />
        {cover && cover.votes > 0 && <b>{cover.votes}</b>}
        {cover && (cover.votes > 0 || cover.funding) && <Ic of={cover.votes > 0 ? "votes" : "funding"} />}
        {cover && "bonus" in cover && <Fx words={cover.bonus} />}
      </>
    );
  }
  if (!item) return null;
  if (side === "fund") {
    return (
      <>
        <Ic of="funding" />
        <Fx words={item.bonus} />
      </>
    );
  }
  return (
    <>
      <b>{item.votes}</b>
      <Ic of="votes" />
    </>
  );
}

/** A room, a thing of a world, a mission, a project, a medal. */
interface WordProps {
  readonly view: Fed;
  readonly word: string;
  /** A step there brings nothing. */
  readonly free?: boolean;
}

export function WordChip({ view, word, free = false }: WordProps) {
  const speech = useSpeech();
  const spaces = items(view, "spaces");
  const space = spaces.find((item) => item.word === word);
  const copied = spaces.some((item) => item.action === word);
  const action = space?.action ?? (word === "outer" || copied ? word : null);
  if (action !== null) {
    return (
      <>
        <ActionSign of={action} />
        <b className={style.name}>{shortName(speech, action)}</b>
      </>
    );
  }
  const [, kind, of] = /^(mission|project|medal)-(.+)$/.exec(word) ?? [];
  if (kind !== undefined && of !== undefined) {
    const sign =
      of === "accreditation" ? "degree" : of === "intrigue" ? "lounge" : of === "missions" ? "mission" : of;
    return (
      <>
        <Ic of={kind === "mission" ? "marker" : kind} />
        <ActionSign of={sign === "common" ? "project" : sign} />
      </>
    );
  }
  if (PLAIN.has(word)) return <Ic of={word} />;
  if (free && word.startsWith("neo-")) return <ActionSign of="neo" />;
  const kept = keptOf(view, word);
  if (kept !== null) {
    return (
      <>
        <Ic of={kept.icon} />
        {kept.bonus.length > 0 ? <Fx words={kept.bonus} /> : <b>{speech.name(word)}</b>}
      </>
    );
  }
  const words = gainsOf(view, word);
  if (words !== null) return <Fx words={words} />;
  const building = items(view, "productions").find((item) => item.word === word);
  if (building) {
    return (
      <>
        <Ic of="robot" />
        <b className={style.name}>{speech.name(word)}</b>
      </>
    );
  }
  return <b>{speech.name(word)}</b>;
}

const SHOWN = 3; // gains and prices that a chip holds

/** What was done in the room: what it has cost and brought, else what was taken there. */
export function DoneChip({ deed }: { deed: readonly Entry[] }) {
  const words = summedUp(deed);
  if (words.length > 0) return <Fx words={words.slice(0, SHOWN)} />;
  const [icon] = deed.flatMap(({ id }) => TAKEN[id] ?? []);
  return icon === undefined ? <Icon of={KIT.check} /> : <Ic of={icon} />;
}

/** What is taken to be used later: a specialist by name, an alteration with its bonus. */
function keptOf(view: Fed, word: string): { icon: string; bonus: readonly string[] } | null {
  if (items(view, "atal").some((item) => item.word === word)) return { icon: "specialist", bonus: [] };
  const token = [...items(view, "moon-tokens"), ...lookedAt(view)].find((item) => item.word === word);
  return token ? { icon: "alteration", bonus: token.bonus } : null;
}

/** What a space, asteroid or shop gives. */
function gainsOf(view: Fed, word: string): readonly string[] | null {
  const neo = items(view, "neo").find((item) => item.word === word);
  if (neo) return neo.asteroid !== null && neo.asteroid !== "hidden" ? neo.asteroid_gain : neo.gain;
  const dead = items(view, "dead-asteroids").find((item) => item.word === word);
  if (dead) return dead.gain;
  const shop = items(view, "shops").find((item) => item.word === word);
  if (shop) {
    const disc = view.seat === null ? 0 : (shop.discs[view.seat] ?? 0);
    return [...shop.cost.map((each) => `pay-${each}`), ...(disc > 0 ? shop.level2 : shop.level1)];
  }
  return null;
}
