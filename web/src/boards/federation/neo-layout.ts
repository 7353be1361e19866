/** Where the spaces of Neo are drawn: columns by influence, in each the order with the fewest crossings. Pure. */

import type { NeoItem } from "../../contract/federation.gen";

export interface Spot {
  readonly item: NeoItem;
  readonly word: string;
  readonly x: number;
  readonly y: number;
}

export interface Chart {
  readonly spots: readonly Spot[];
  readonly at: ReadonlyMap<string, Spot>;
  readonly width: number;
  readonly height: number;
  /** The middle line, and the axis below. */
  readonly middle: number;
  readonly axis: number;
  readonly most: number;
  columnX(influence: number): number;
}

const WIDTH = 480;
const EDGE = 28;
const HEIGHT = 290;
const MIDDLE = 132;
const AXIS = 275;
const ROOM = 186; // between the outermost spaces of a column
const SWEEPS = 4;

/** How far apart the spaces of a column lie. */
function gap(count: number): number {
  const wished = count >= 4 ? 62 : count === 3 ? 76 : 88;
  return count < 2 ? wished : Math.min(wished, ROOM / (count - 1));
}

export function chartOf(items: readonly NeoItem[]): Chart {
  const named = items.flatMap((item) => (item.word === null ? [] : [{ item, word: item.word }]));
  const most = Math.max(1, ...named.map(({ item }) => item.influence));
  const columnX = (influence: number) => EDGE + (influence * (WIDTH - 2 * EDGE)) / most;
  const columns = new Map<number, string[]>();
  const near = new Map<string, string[]>(named.map(({ word }) => [word, []]));
  for (const { item, word } of named) {
    columns.set(item.influence, [...(columns.get(item.influence) ?? []), word]);
    for (const next of item.next) {
      near.get(word)?.push(next);
      near.get(next)?.push(word);
    }
  }
  const y = new Map<string, number>();
  const place = () => {
    for (const words of columns.values()) {
      words.forEach((word, at) => {
        y.set(word, MIDDLE + (at - (words.length - 1) / 2) * gap(words.length));
      });
    }
  };
  place();
  const wish = (word: string) => {
    const ends = near.get(word) ?? [];
    return ends.length === 0
      ? MIDDLE
      : ends.reduce((sum, end) => sum + (y.get(end) ?? MIDDLE), 0) / ends.length;
  };
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const words of columns.values()) words.sort((one, other) => wish(one) - wish(other));
    place();
  }
  const spots = named.map(({ item, word }) => ({
    item,
    word,
    x: columnX(item.influence),
    y: y.get(word) ?? MIDDLE,
  }));
  return {
    spots,
    at: new Map(spots.map((spot) => [spot.word, spot])),
    width: WIDTH,
    height: HEIGHT,
    middle: MIDDLE,
    axis: AXIS,
    most,
    columnX,
  };
}
