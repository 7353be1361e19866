/** Where each figure of a board file comes from: the rulebook, another source that is named, or a proposal of ours. Pure. */

import ours from "@games/federation/data/boards/reconstructed.toml";
import type { Fed } from "./view";

export const LABELS = ["rulebook", "secondary", "reconstructed"] as const;
export type Label = (typeof LABELS)[number];

export interface Origin {
  readonly label: Label;
  /** The short name of the source, if it is a secondary one. */
  readonly source: string | null;
}

type Doc = Readonly<Record<string, unknown>>;

/** What a board file says besides its figures. */
const ABOUT = new Set(["status", "format", "edition", "id", "sources"]);
const RULEBOOK: Origin = { label: "rulebook", source: null };

function isDoc(value: unknown): value is Doc {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `secondary review-de` is a label and its source. */
function originOf(status: string): Origin {
  const [first, source = null] = status.split(" ");
  const label = LABELS.find((each) => each === first);
  return label === undefined ? RULEBOOK : { label, source };
}

function walk(doc: Doc, path: string, inherited: string, found: Map<string, Origin>): void {
  const status = typeof doc.status === "string" ? doc.status : inherited;
  for (const [key, value] of Object.entries(doc)) {
    if (ABOUT.has(key) || key.endsWith("_status")) continue;
    const told = doc[`${key}_status`];
    const own = typeof told === "string" ? told : status;
    const place = path === "" ? key : `${path}.${key}`;
    if (isDoc(value)) walk(value, place, own, found);
    else if (Array.isArray(value) && isDoc(value[0]))
      value.filter(isDoc).forEach((item, at) => {
        walk(item, `${place}.${item.id ?? at + 1}`, own, found);
      });
    else found.set(place, originOf(own));
  }
}

const read = new WeakMap<Doc, ReadonlyMap<string, Origin>>();

/** All figures of a board file by their paths: `medals.score`, `arratuin.shops.2.cost`. */
export function originsOf(doc: Doc): ReadonlyMap<string, Origin> {
  let found = read.get(doc);
  if (found === undefined) {
    const fresh = new Map<string, Origin>();
    walk(doc, "", "", fresh);
    read.set(doc, fresh);
    found = fresh;
  }
  return found;
}

/** The file that this table plays with. */
function boardOf(view: Fed): Doc {
  return view.figures ?? ours;
}

/** Where a figure comes from; with `senate.*` where all figures of a part come from, if it is the same for all. */
export function originOfFigure(view: Fed | null, path: string): Origin {
  const all = originsOf(view === null ? ours : boardOf(view));
  if (!path.endsWith(".*")) return all.get(path) ?? RULEBOOK;
  const within = [...all].flatMap(([place, origin]) => (place.startsWith(path.slice(0, -1)) ? origin : []));
  const [first = RULEBOOK] = within;
  return within.every(({ label, source }) => label === first.label && source === first.source)
    ? first
    : RULEBOOK;
}

/** How a source is called in full. */
export function sourceName(view: Fed | null, source: string): string {
  const { sources } = view === null ? ours : boardOf(view);
  const name = isDoc(sources) ? sources[source] : undefined;
  return typeof name === "string" ? name : source;
}

export interface Group extends Origin {
  /** The part of the file: `figures-<part>` is its name. */
  readonly part: string;
  readonly n: number;
}

/** How many figures of each part come from where, in the order of the file. */
export function groupsOf(view: Fed): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const [path, origin] of originsOf(boardOf(view))) {
    const [part = ""] = path.split(".");
    const key = `${part} ${origin.label} ${origin.source}`;
    groups.set(key, { part, ...origin, n: (groups.get(key)?.n ?? 0) + 1 });
  }
  return [...groups.values()];
}
