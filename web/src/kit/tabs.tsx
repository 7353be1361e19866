/** Tabs whose bodies stay alive: a dot tells where the next word lies, and a question opens the tab that answers it. */

import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useNow, usePlay } from "./thing";

export interface Tab {
  readonly id: string;
  readonly name: string;
  readonly body: ReactNode;
  /** Something new lies there. */
  readonly news?: boolean;
}

const LIT = "[data-word][data-light='legal']";

/** Which of the hidden bodies hold something that glows. */
function useLitTabs(root: RefObject<HTMLElement | null>): readonly string[] {
  const play = usePlay();
  const [lit, setLit] = useState<readonly string[]>([]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      const found = [...(root.current?.querySelectorAll<HTMLElement>(":scope > [data-tab]") ?? [])]
        .filter((body) => body.querySelector(LIT) !== null)
        .map((body) => body.dataset.tab ?? "");
      setLit((old) => (old.join() === found.join() ? old : found));
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    soon();
    const end = play.subscribe(soon);
    return () => {
      cancelAnimationFrame(frame);
      end();
    };
  }, [play, root]);
  return lit;
}

/** It is drawn, and neither scrolled away nor in a sheet that is closed. */
function inSight(thing: Element): boolean {
  if (!thing.checkVisibility()) return false;
  const within = (box: { left: number; right: number; top: number; bottom: number }) =>
    x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  const { left, top, width, height } = thing.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const room = thing.closest(".k-bodies")?.getBoundingClientRect();
  return within({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }) && (!room || within(room));
}

interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly label: string;
  /** The bar below the bodies instead of above. */
  readonly below?: boolean;
  readonly onChoose?: (id: string) => void;
  /** A question is answered only here; or no longer. */
  readonly onAsked?: (here: boolean) => void;
}

export function Tabs({ tabs, label, below = false, onChoose, onAsked }: TabsProps) {
  const bodies = useRef<HTMLDivElement>(null);
  const [wished, wish] = useState<string | null>(null);
  const lit = useLitTabs(bodies);
  const own = useId();
  const offer = useNow((now) => now.offer);
  const clicks = useNow((now) => now.choice);
  const asked = offer === null ? null : clicks; // every click asks for something new
  const chosen = tabs.find(({ id }) => id === wished)?.id ?? tabs[0]?.id;
  const answered = useRef<unknown>(null);
  const opened = useRef(false); // by a question

  // A question whose every answer lies behind a tab opens that tab, once, until something glows elsewhere. What is in sight
  // is only measured where that decides something: it costs a layout.
  useEffect(() => {
    const things = () =>
      [...document.querySelectorAll(LIT)].filter((thing) => thing.closest(".prompt") === null);
    const outside = () =>
      things().some((thing) => !bodies.current?.contains(thing) && thing.checkVisibility());
    if (opened.current && (asked === null || outside())) {
      opened.current = false;
      onAsked?.(false);
    }
    const holding = [...(bodies.current?.querySelectorAll<HTMLElement>(":scope > [data-tab]") ?? [])].filter(
      (body) => body.querySelector(LIT) !== null,
    );
    const body = holding.find((each) => !each.hidden) ?? holding[0];
    if (asked === null || answered.current === asked || body?.dataset.tab === undefined) return;
    answered.current = asked;
    if (things().some(inSight)) return;
    wish(body.dataset.tab);
    opened.current = true;
    onAsked?.(true);
    requestAnimationFrame(() => body.querySelector(LIT)?.scrollIntoView({ block: "center" }));
  });

  if (tabs.length === 0) return null;
  const bar = (
    <div role="tablist" className="k-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${own}-${tab.id}`}
          aria-selected={tab.id === chosen}
          aria-controls={`${own}-body-${tab.id}`}
          data-tab-of={tab.id}
          onClick={() => {
            wish(tab.id);
            onChoose?.(tab.id);
          }}
        >
          {tab.name}
          {tab.id !== chosen && (tab.news || lit.includes(tab.id)) && (
            <span className="k-dot" data-lit={lit.includes(tab.id)} />
          )}
        </button>
      ))}
    </div>
  );
  return (
    <>
      {!below && bar}
      <div className="k-bodies" ref={bodies}>
        {tabs.map((tab) => (
          <div
            key={tab.id}
            className="k-body"
            role="tabpanel"
            id={`${own}-body-${tab.id}`}
            aria-labelledby={`${own}-${tab.id}`}
            data-tab={tab.id}
            hidden={tab.id !== chosen}
          >
            {tab.body}
          </div>
        ))}
      </div>
      {below && bar}
    </>
  );
}
