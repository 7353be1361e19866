/** What is dangerous is held on a touch screen: a tap that slips is no answer. */

import { type PointerEvent, useEffect, useRef, useState } from "react";

export const HOLD = 400;

/** While `needed`, a finger must stay for a while before `act`; mice, keys and screen readers press as ever. */
export function useHold(needed: boolean, act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const touched = useRef(false);
  const [holding, setHolding] = useState(false);
  const release = () => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
    setHolding(false);
  };
  useEffect(() => () => void (timer.current && clearTimeout(timer.current)), []);
  return {
    holding,
    /** Whether the click that comes now was only a tap: it has been held, or not long enough. */
    wasTouch(): boolean {
      const was = touched.current && needed;
      touched.current = false;
      return was;
    },
    props: {
      onPointerDown: (event: PointerEvent) => {
        touched.current = event.pointerType === "touch";
        if (!needed || !touched.current) return;
        setHolding(true);
        timer.current = setTimeout(() => {
          release();
          act();
        }, HOLD);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: release,
      onContextMenu: (event: { preventDefault: () => void }) => needed && event.preventDefault(),
    },
  };
}
