/** What the hand is doing: what is planned, what it would come to, and which scene of the stage it concerns. */

import { createContext, useContext, useEffect, useMemo, useRef, useState } from "react";
import { useAsked, useHovered, useLight, useNow, usePlan } from "../../kit/thing";
import { type Deed, deedOf, shopOfDeed, worldOfDeed } from "./deed";
import type { Told } from "./told";
import { type Fed, type Scene, sceneOf, worldOf } from "./view";
import { isWorld, type World } from "./worlds";

const TOKEN = ["federation-ask-ambassador", "federation-ask-side"];
const isToken = (word: string) => word.startsWith("amb-");
const isAlteration = (word: string) => word.startsWith("alt-");

/** Whether an alteration would cover an ambassador now; else it is one that lies somewhere to be taken. */
export function useCovering(): boolean {
  const asked = useAsked();
  const { steps } = usePlan();
  const last = steps.at(-1)?.word;
  if (asked === null) return false;
  if (last === undefined) return TOKEN.includes(asked.id);
  return isToken(last) || (TOKEN.includes(asked.id) && steps.every(({ word }) => isAlteration(word)));
}

/** The alteration that was taken into the hand before a token. */
export function useCoverInHand(): boolean {
  const covering = useCovering();
  const asked = useAsked();
  const { steps } = usePlan();
  if (asked?.id === "federation-ask-side") return false; // the only token that is left is covered at once
  return covering && steps.length > 0 && steps.every(({ word }) => isAlteration(word));
}

// ---- the stage ----------------------------------------------------------------------------------------------

export interface Stage {
  readonly open: Scene;
  /** Where the answers to the question lie. */
  readonly asked: ReadonlySet<Scene>;
  /** The end of the round that is being told. */
  readonly told: Told | null;
  /** The source of points that is pointed at in the table of the end. */
  readonly source: string | null;
  pin(scene: Scene): void;
  tell(source: string | null): void;
}

export const StageContext = createContext<Stage | null>(null);

export function useStage(): Stage {
  const stage = useContext(StageContext);
  if (!stage) throw new Error("there is no stage here");
  return stage;
}

/** Scenes that are there only while they are asked for. */
const PASSING: readonly Scene[] = ["told", "start", "deep", "keep"];
const PAUSE = 120;

/** Questions within an action whose answers lie on the own board: the world where it happens stays open. */
const WITHIN = new Set([
  "federation-ask-pick",
  "federation-ask-mix",
  "federation-ask-crystal",
  "federation-ask-take-off",
  "federation-ask-after-build",
]);

/** What the own token has done since it was laid. */
export function useDeed(view: Fed): Deed {
  const log = useNow((now) => now.log);
  return useMemo(() => deedOf(log, view.seat), [log, view.seat]);
}

/** The shop whose counter is being chosen from. */
export function useEntered(view: Fed): string | null {
  const deed = useDeed(view);
  const within = useWorldWithin(view);
  return within === "arratuin" ? shopOfDeed(deed) : null;
}

/** The world where what is being done happens. */
function useWorldWithin(view: Fed): World | null {
  const asked = useAsked();
  const deed = useDeed(view);
  return asked !== null && WITHIN.has(asked.id) ? worldOfDeed(deed) : null;
}

/** Where the next words lie on the stage. */
function useAskedScenes(view: Fed): ReadonlySet<Scene> {
  const { next, steps, words } = usePlan();
  const within = useWorldWithin(view);
  const covering = useCovering();
  const wanted = words === null ? next : [...next, ...steps.slice(-1).map(({ word }) => word)];
  const lie = new Set(wanted.flatMap((word) => sceneOf(view, word, covering) ?? []));
  const found = lie.size > 0 || within === null ? lie : new Set([within]);
  const key = [...found].join();
  return useMemo(() => new Set(key === "" ? [] : (key.split(",") as Scene[])), [key]);
}

/** The world of what is pointed at, a moment later: sweeping over the senate opens nothing. */
function useGlance(view: Fed): Scene | null {
  const hovered = useHovered();
  const answers = useLight(hovered) === "legal";
  const world = isWorld(hovered) ? (answers ? hovered : null) : worldOf(view, hovered); // a medallion is clicked
  const [glance, setGlance] = useState<Scene | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setGlance(world), PAUSE);
    return () => clearTimeout(timer);
  }, [world]);
  return glance;
}

/**
 * The stage follows the eye: what is asked opens, else what is pointed at, else what was pinned. A pin made while something is
 * asked holds until the next question.
 */
export function useStageNow(view: Fed, told: Told | null): Stage {
  const [pinned, setPinned] = useState<Scene>("neo");
  const [wished, setWished] = useState<{ key: string; scene: Scene } | null>(null);
  const [put, setPut] = useState<number | null>(null); // what was told and put away
  const [source, tell] = useState<string | null>(null);
  const asked = useAskedScenes(view);
  const glance = useGlance(view);
  const prompt = useAsked();
  const key = `${prompt?.id} ${[...asked].join()}`;
  const [first] = asked;
  const wish = first !== undefined && wished?.key === key ? wished.scene : null;
  const called = wish ?? (asked.has(pinned) ? pinned : first);
  useEffect(() => {
    if (first !== undefined && isWorld(first)) setPinned((old) => (asked.has(old) ? old : first));
  }, [first, asked]);
  const { over } = view;
  useEffect(() => {
    if (over) setPinned("score");
  }, [over]);
  const rest = PASSING.includes(pinned) ? "neo" : pinned;
  const open = called ?? (told !== null && told.at !== put ? "told" : (glance ?? rest));
  const latest = useRef({ key, told });
  useEffect(() => {
    latest.current = { key, told };
  }, [key, told]);
  return useMemo(
    () => ({
      open,
      asked,
      told,
      source,
      tell,
      // Another question alone is no other stage: who draws it need not do so again.
      pin: (scene: Scene) => {
        setPut(latest.current.told?.at ?? null);
        setWished({ key: latest.current.key, scene });
        setPinned(scene);
      },
    }),
    [open, asked, told, source],
  );
}
