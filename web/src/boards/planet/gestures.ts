/** How pointers hold a tile: a mouse carries it, a finger drags it from afar, two fingers turn and flip it. */

import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useMemo, useRef } from "react";
import type { Hand } from "./hand";
import { extent, type Point, turned, UNIT } from "./tiles";

/** Where a pointer is, in squares of the grid; the measure of the drawing is taken once and again when it changes. */
export interface Ruler {
  at(event: { clientX: number; clientY: number }): Point | null;
  inside(event: { clientX: number; clientY: number }): boolean;
}

export function useRuler(drawing: RefObject<SVGSVGElement | null>): Ruler {
  const known = useRef<{ matrix: DOMMatrix; box: DOMRect } | null>(null);
  useEffect(() => {
    const forget = () => {
      known.current = null;
    };
    const watch = new ResizeObserver(forget);
    if (drawing.current) watch.observe(drawing.current);
    addEventListener("resize", forget);
    addEventListener("scroll", forget, true);
    return () => {
      watch.disconnect();
      removeEventListener("resize", forget);
      removeEventListener("scroll", forget, true);
    };
  }, [drawing]);
  return useMemo(() => {
    const measure = () => {
      const matrix = drawing.current?.getScreenCTM();
      if (known.current === null && drawing.current && matrix)
        known.current = { matrix: matrix.inverse(), box: drawing.current.getBoundingClientRect() };
      return known.current;
    };
    return {
      at({ clientX, clientY }) {
        const found = measure();
        if (!found) return null;
        const { a, d, e, f } = found.matrix;
        return { x: (clientX * a + e) / UNIT, y: (clientY * d + f) / UNIT };
      },
      inside({ clientX, clientY }) {
        const box = measure()?.box;
        return (
          box !== undefined &&
          clientX >= box.left &&
          clientX <= box.right &&
          clientY >= box.top &&
          clientY <= box.bottom
        );
      },
    };
  }, [drawing]);
}

function square({ x, y }: Point): Point {
  return { x: Math.floor(x), y: Math.floor(y) };
}

const ABOVE = 1.6; // squares between a finger and the tile that it drags out of the tray

/** A finger that comes from the tray: the tile floats above it, so that nothing is hidden. */
export function floatOver(hand: Hand, finger: Point): void {
  const { held } = hand.look();
  if (!held) return;
  const { width, height } = extent(turned(held.tile, held.orientation));
  const before = hand.look().ghost?.place ?? null;
  hand.drag({ x: Math.round(finger.x - width / 2), y: Math.round(finger.y - ABOVE - height) }, finger);
  snap(hand, before);
}

/** A short tremble when a tile comes to lie where it may. */
function snap(hand: Hand, before: unknown): void {
  const now = hand.look().ghost?.place ?? null;
  if (now !== null && now !== before) navigator.vibrate?.(8);
}

/** The mouse carries what is held, over the planet, until it is pinned. */
export function useMouse(hand: Hand, ruler: Ruler): void {
  useEffect(() => {
    const move = (event: PointerEvent) => {
      const { held } = hand.look();
      if (!held || held.pinned || event.pointerType === "touch" || !ruler.inside(event)) return;
      const point = ruler.at(event);
      if (point) hand.moveTo(square(point));
    };
    addEventListener("pointermove", move);
    return () => removeEventListener("pointermove", move);
  }, [hand, ruler]);
}

interface Finger {
  readonly from: Point;
  readonly now: Point;
}

const TAP = 500; // ms
const STILL = 0.35; // squares
const TWIST = 35; // degrees for a quarter turn

/** Fingers on the planet while a tile is held: drag from anywhere, tap turns, twist turns, two-finger tap flips. */
class Fingers {
  private readonly down = new Map<number, Finger>();
  private corner: Point | null = null;
  private since = 0;
  private moved = false;
  private most = 0;
  private angle = 0;
  private twisted = false;

  constructor(
    private readonly hand: Hand,
    private readonly ruler: Ruler,
  ) {}

  press(event: ReactPointerEvent): void {
    const at = this.ruler.at(event);
    if (!at) return;
    if (this.down.size === 0) {
      this.since = event.timeStamp;
      this.moved = false;
      this.twisted = false;
      this.most = 0;
      this.corner = this.hand.look().held?.corner ?? null;
    }
    this.down.set(event.pointerId, { from: at, now: at });
    this.most = Math.max(this.most, this.down.size);
    this.angle = this.direction();
  }

  move(event: ReactPointerEvent): void {
    const finger = this.down.get(event.pointerId);
    const now = this.ruler.at(event);
    if (!finger || !now) return;
    this.down.set(event.pointerId, { ...finger, now });
    const by = { x: now.x - finger.from.x, y: now.y - finger.from.y };
    if (Math.hypot(by.x, by.y) > STILL) this.moved = true;
    if (this.down.size === 2) this.twist();
    else if (this.most === 1 && this.corner && this.moved) {
      const before = this.hand.look().ghost?.place ?? null;
      this.hand.drag({ x: this.corner.x + Math.round(by.x), y: this.corner.y + Math.round(by.y) }, null);
      snap(this.hand, before);
    }
  }

  lift(event: ReactPointerEvent): void {
    if (!this.down.delete(event.pointerId) || this.down.size > 0) return;
    const tap = event.timeStamp - this.since < TAP && !this.moved && !this.twisted;
    if (tap && this.most === 1) this.hand.turn(1);
    if (tap && this.most === 2) this.hand.flip();
    this.hand.release();
  }

  private twist(): void {
    const now = this.direction();
    let by = now - this.angle;
    if (by > 180) by -= 360;
    if (by < -180) by += 360;
    if (Math.abs(by) < TWIST) return;
    this.hand.turn(by > 0 ? 1 : -1);
    this.angle = now;
    this.twisted = true;
  }

  private direction(): number {
    const [one, two] = [...this.down.values()];
    if (!one || !two) return 0;
    return (Math.atan2(two.now.y - one.now.y, two.now.x - one.now.x) * 180) / Math.PI;
  }
}

/** What the layer over the planet does while a tile is held. */
export function useHolding(hand: Hand, ruler: Ruler, lay: () => void) {
  const fingers = useMemo(() => new Fingers(hand, ruler), [hand, ruler]);
  const touched = useRef(false);
  return {
    onPointerDown: (event: ReactPointerEvent) => {
      touched.current = event.pointerType === "touch";
      if (touched.current) fingers.press(event);
    },
    onPointerMove: (event: ReactPointerEvent) => {
      if (event.pointerType === "touch") fingers.move(event);
    },
    onPointerUp: (event: ReactPointerEvent) => {
      if (event.pointerType === "touch") fingers.lift(event);
    },
    onPointerCancel: (event: ReactPointerEvent) => {
      if (event.pointerType === "touch") fingers.lift(event);
    },
    /** The first click pins it, the second on the tile lays it. */
    onClick: (event: React.MouseEvent) => {
      if (touched.current) return;
      const point = ruler.at(event);
      const { held } = hand.look();
      if (!point || !held) return;
      if (held.pinned && hand.covers(square(point))) lay();
      else hand.moveTo(square(point), true);
    },
    onContextMenu: (event: React.MouseEvent) => {
      event.preventDefault();
      if (!touched.current) hand.drop();
    },
    onWheel: (event: React.WheelEvent) => hand.turn(event.deltaY > 0 ? 1 : -1),
  };
}

/** Dragging a tile out of the tray: with a mouse it is carried, with a finger it floats above. */
export function useTray(hand: Hand, ruler: Ruler | null, take: () => void) {
  return (event: ReactPointerEvent) => {
    if (!ruler || event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    const touch = event.pointerType === "touch";
    let dragged = false;
    const move = (next: PointerEvent) => {
      if (!dragged && Math.hypot(next.clientX - from.x, next.clientY - from.y) < 10) return;
      if (!dragged && !touch) take();
      dragged = true;
      const point = ruler.at(next);
      if (touch && point) floatOver(hand, point);
    };
    const end = (last: PointerEvent) => {
      removeEventListener("pointermove", move, true);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (!dragged) return;
      if (touch || ruler.inside(last)) hand.release();
      else hand.drop(); // let go beside the planet
    };
    addEventListener("pointermove", move, true); // before the mouse carries it
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };
}
