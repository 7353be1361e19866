/** Where something that floats is put: beside what it speaks of, over nothing that is being chosen. Pure arithmetic. */

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Beside = "right" | "left" | "above" | "below";

const GAP = 8;

function overlap(one: Rect, other: Rect): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function clamped(n: number, least: number, most: number): number {
  return Math.max(least, Math.min(n, most));
}

/** The place in `room` that covers least of the target and of what must stay in sight; of equals the first wished for. */
export function placed(
  target: Rect,
  size: { readonly width: number; readonly height: number },
  room: Rect,
  avoid: readonly Rect[] = [],
  wishes: readonly Beside[] = ["right", "left", "above", "below"],
): { left: number; top: number; side: Beside } {
  const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  const right = room.left + room.width - size.width - GAP;
  const bottom = room.top + room.height - size.height - GAP;
  const at: Record<Beside, { left: number; top: number }> = {
    right: { left: target.left + target.width + GAP, top: middle.y - size.height / 2 },
    left: { left: target.left - GAP - size.width, top: middle.y - size.height / 2 },
    above: { left: middle.x - size.width / 2, top: target.top - GAP - size.height },
    below: { left: middle.x - size.width / 2, top: target.top + target.height + GAP },
  };
  let best: { left: number; top: number; side: Beside } | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const side of wishes) {
    const left = clamped(at[side].left, room.left + GAP, Math.max(room.left + GAP, right));
    const top = clamped(at[side].top, room.top + GAP, Math.max(room.top + GAP, bottom));
    const here = { left, top, ...size };
    const covered = overlap(here, target) * 4 + avoid.reduce((sum, rect) => sum + overlap(here, rect), 0);
    if (covered < least) {
      least = covered;
      best = { left, top, side };
    }
  }
  return best ?? { left: room.left + GAP, top: room.top + GAP, side: "right" };
}

/** At the bottom of `room`, where a thumb is; null: it would cover what must stay in sight. */
export function docked(
  size: { readonly width: number; readonly height: number },
  room: Rect,
  avoid: readonly Rect[],
): { left: number; top: number } | null {
  const here = { left: room.left + GAP, top: room.top + room.height - size.height - GAP, ...size };
  return avoid.some((rect) => overlap(here, rect) > 0) ? null : here;
}
