/** Kinds of places that many games tell apart by a colour: the colour and, never colour alone, a letter. */

import type { Item } from "../../engine/types";

export interface Tint {
  readonly colour: string;
  readonly glyph: string;
  /** Whether the letter is dark on this colour. */
  readonly pale: boolean;
}

function tint(colour: string, glyph: string, pale = false): Tint {
  return { colour, glyph, pale };
}

const TINTS: Readonly<Record<string, Tint>> = {
  // planets
  terra: tint("#2f6bd0", "T"),
  oxide: tint("#c23a32", "O"),
  volcanic: tint("#ec8a2c", "V", true),
  desert: tint("#ecc93e", "D", true),
  swamp: tint("#87552f", "S"),
  titanium: tint("#868e9a", "M", true),
  ice: tint("#e6eff8", "I", true),
  gaia: tint("#2e8249", "G"),
  transdim: tint("#7748c4", "X"),
  lost: tint("#3fb8c9", "L", true),
  // ground
  civ: tint("#c59a2f", "C", true),
  water: tint("#3d86d6", "W"),
  biomass: tint("#47994f", "B"),
  rover: tint("#b5533c", "R"),
  tech: tint("#8a93a1", "T", true),
  energy: tint("#d9b43a", "E", true),
};

/** By the fact `planet`, or by the end of the name: `planet-square-water`. */
export function kindOf(item: Item): string | null {
  if (typeof item.planet === "string") return item.planet;
  return item.name.split("-").at(-1) ?? null;
}

export function tintOf(item: Item): Tint | null {
  const kind = kindOf(item);
  return kind !== null && Object.hasOwn(TINTS, kind) ? (TINTS[kind] ?? null) : null;
}
