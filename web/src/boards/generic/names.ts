/** Names where there is little room; the whole name is told when the component is pointed at. */

/** Without what is added in brackets. */
export function brief(name: string): string {
  return name.replace(/\s*\(.*\)$/, "");
}

const LONG = 10; // letters that fit into the width of a hex
const KEPT = 7;

/** For two short lines: long words are cut, and no more than two remain. */
export function shortest(name: string): string {
  const words = brief(name).split(/\s+/).slice(0, 2);
  return words.map((word) => (word.length > LONG ? `${word.slice(0, KEPT)}.` : word)).join(" ");
}
