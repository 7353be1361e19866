/**
 * A drawing with its own coordinates that can be moved and enlarged: wheel, pinch, drag, buttons, and keys to the nearest
 * thing in a direction. Pieces keep their words and light.
 */

import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useSpeech } from "../../text/context";
import { Icon, KIT } from "../icons";
import { type Box, fitted, nearest, panned, zoomed } from "./viewport";

interface ChartProps {
  /** Everything there is to see. */
  readonly box: Box;
  readonly label: string;
  /** What "larger" enlarges first: around own pieces, say. */
  readonly own?: Box | null;
  /** Buttons for larger, smaller and all; without them wheel, pinch and keys remain. */
  readonly buttons?: boolean;
  /** Cannot be moved at all. */
  readonly fixed?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

const DIRECTION = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" } as const;
const STEADY = 6; // less is a click

export function Chart({
  box,
  label,
  own = null,
  buttons = false,
  fixed = false,
  className,
  children,
}: ChartProps) {
  const speech = useSpeech();
  const svg = useRef<SVGSVGElement>(null);
  const [room, setRoom] = useState({ width: box.width, height: box.height });
  const [chosen, choose] = useState<Box | null>(null);
  const whole = fitted(box, room);
  const view = chosen ?? whole;

  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const watch = new ResizeObserver(() => {
      if (element.clientWidth > 0 && element.clientHeight > 0)
        setRoom({ width: element.clientWidth, height: element.clientHeight });
      choose(null);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const now = useRef({ view, whole });
  now.current = { view, whole };
  const set = (next: Box) => choose(next.width >= now.current.whole.width * 0.999 ? null : next);
  const zoom = (factor: number, at = { x: 0.5, y: 0.5 }) =>
    set(zoomed(now.current.view, factor, at, now.current.whole));
  const gestures = useGestures(svg, now, set, zoom, fixed);

  function key(event: KeyboardEvent) {
    const direction = DIRECTION[event.key as keyof typeof DIRECTION];
    if (direction) {
      if (!step(svg.current, direction)) return;
    } else if (!fixed && (event.key === "+" || event.key === "=")) zoom(1.4);
    else if (!fixed && event.key === "-") zoom(1 / 1.4);
    else if (!fixed && event.key === "0") choose(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={`k-chart ${className ?? ""}`} data-larger={chosen !== null}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <svg
        ref={svg}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        aria-label={label}
        role="group"
        onKeyDown={key}
        {...gestures}
      >
        {children}
      </svg>
      {buttons && !fixed && (
        <div className="k-chart-buttons">
          <button type="button" aria-label={speech.text("web-smaller")} onClick={() => zoom(1 / 1.5)}>
            <Icon of={KIT.minus} />
          </button>
          <button
            type="button"
            aria-label={speech.text("web-fit")}
            data-act="fit"
            onClick={() => (chosen === null && own ? set(fitted(own, room)) : choose(null))}
          >
            <Icon of={KIT.fit} />
          </button>
          <button type="button" aria-label={speech.text("web-larger")} onClick={() => zoom(1.5)}>
            <Icon of={KIT.plus} />
          </button>
        </div>
      )}
    </div>
  );
}

const GLOWS = "[data-word][data-light='legal'], [data-word][data-light='picked']";

/**
 * The focus goes to the nearest thing that glows there. If none does, left and right lead out of the chart to the rest of
 * what glows; only where nothing glows at all do arrows walk over everything.
 */
function step(svg: SVGSVGElement | null, direction: "left" | "right" | "up" | "down"): boolean {
  const here = document.activeElement;
  if (!here || !svg?.contains(here)) return false;
  const at = (element: SVGElement) => {
    const rect = element.getBoundingClientRect();
    return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2, element };
  };
  const glowing = [...(svg.closest(".k-frame") ?? svg).querySelectorAll<SVGElement>(GLOWS)];
  const things = glowing.length > 0 ? glowing : [...svg.querySelectorAll<SVGElement>("[data-word]")];
  const inside = things.filter((element) => svg.contains(element) && element !== here);
  const next = nearest(at(here as SVGElement), inside.map(at), direction)?.element;
  const target = next ?? beyond(svg, glowing, direction);
  target?.focus();
  return target !== undefined || direction === "up" || direction === "down";
}

/** The first of these behind the chart to the right, the last before it to the left; round the end if there is none. */
function beyond(svg: Element, things: readonly SVGElement[], direction: string): SVGElement | undefined {
  const outside = things.filter((element) => !svg.contains(element));
  const before = outside.filter(
    (element) => svg.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  const after = outside.filter((element) => !before.includes(element));
  if (direction === "right") return after[0] ?? before[0];
  return direction === "left" ? (before.at(-1) ?? after.at(-1)) : undefined;
}

type Now = React.RefObject<{ view: Box; whole: Box }>;

/** Drag with one finger or the mouse, pinch with two, wheel. A click that hardly moved stays a click. */
function useGestures(
  svg: React.RefObject<SVGSVGElement | null>,
  now: Now,
  set: (box: Box) => void,
  zoom: (factor: number, at?: { x: number; y: number }) => void,
  fixed: boolean,
) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(0);
  const larger = useRef(zoom);
  larger.current = zoom;

  useEffect(() => {
    const element = svg.current;
    if (!element || fixed) return;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const rect = element.getBoundingClientRect();
      larger.current(Math.exp(-event.deltaY / 400), {
        x: (event.clientX - rect.left) / rect.width,
        y: (event.clientY - rect.top) / rect.height,
      });
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  }, [svg, fixed]);

  if (fixed) return {};
  const spread = () => {
    const [one, other] = [...fingers.current.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.current.size === 1) dragged.current = 0;
    },
    onPointerMove: (event: PointerEvent) => {
      const last = fingers.current.get(event.pointerId);
      const rect = svg.current?.getBoundingClientRect();
      if (!last || !rect) return;
      const wide = spread();
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.current.size === 2 && wide > 0) {
        const [one, other] = [...fingers.current.values()];
        if (one && other)
          larger.current(spread() / wide, {
            x: ((one.x + other.x) / 2 - rect.left) / rect.width,
            y: ((one.y + other.y) / 2 - rect.top) / rect.height,
          });
        dragged.current += STEADY;
        return;
      }
      const x = event.clientX - last.x;
      const y = event.clientY - last.y;
      dragged.current += Math.abs(x) + Math.abs(y);
      if (dragged.current <= STEADY) return;
      const by = now.current.view.width / rect.width;
      set(panned(now.current.view, -x * by, -y * by, now.current.whole));
    },
    onPointerUp: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    onPointerLeave: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    onClickCapture: (event: React.MouseEvent) => {
      if (dragged.current > STEADY) event.stopPropagation(); // it was a drag, not an answer
      dragged.current = 0;
    },
  };
}

const LAYERS = ["ground", "light", "links", "pieces", "ghosts", "labels"] as const;

/** What lies over what, the same on every chart. Ghosts and labels let clicks through. */
export function Layer({ of, children }: { of: (typeof LAYERS)[number]; children?: ReactNode }) {
  return (
    <g className="k-layer" data-layer={of}>
      {children}
    </g>
  );
}
