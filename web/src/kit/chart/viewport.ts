/** What part of a chart is in sight: pure arithmetic. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const MOST = 6; // as large as anybody needs it

/** The smallest box of the window's shape that holds all of `box`, in its middle. */
export function fitted(box: Box, window: { readonly width: number; readonly height: number }): Box {
  const scale = Math.max(box.width / window.width, box.height / window.height) || 1;
  const width = window.width * scale;
  const height = window.height * scale;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** Nearer or farther by `factor`; the point `at` (0-1 of the window) stays where it is. */
export function zoomed(view: Box, factor: number, at: { x: number; y: number }, whole: Box): Box {
  const width = Math.min(whole.width, Math.max(whole.width / MOST, view.width / factor));
  const by = width / view.width;
  const height = view.height * by;
  const box = {
    x: view.x + (view.width - width) * at.x,
    y: view.y + (view.height - height) * at.y,
    width,
    height,
  };
  return held(box, whole);
}

export function panned(view: Box, x: number, y: number, whole: Box): Box {
  return held({ ...view, x: view.x + x, y: view.y + y }, whole);
}

/** Never past the edge of what there is to see. */
function held(view: Box, whole: Box): Box {
  const x = Math.min(Math.max(view.x, whole.x), whole.x + whole.width - view.width);
  const y = Math.min(Math.max(view.y, whole.y), whole.y + whole.height - view.height);
  return { ...view, x, y };
}

/** Of things around `from`, the nearest in a direction; what lies aside counts double. */
export function nearest<T extends { readonly x: number; readonly y: number }>(
  from: { readonly x: number; readonly y: number },
  things: readonly T[],
  direction: "left" | "right" | "up" | "down",
): T | null {
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const x = thing.x - from.x;
    const y = thing.y - from.y;
    const ahead = { left: -x, right: x, up: -y, down: y }[direction];
    const aside = Math.abs(direction === "left" || direction === "right" ? y : x);
    if (ahead <= 1 || aside > ahead * 2) continue;
    const far = ahead + aside * 2;
    if (far < least) {
      least = far;
      best = thing;
    }
  }
  return best;
}
