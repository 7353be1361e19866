/** A board that asks in its own words: its question and buttons stand in the prompt bar instead of the table's. */

import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { createPortal } from "react-dom";

interface Slot {
  readonly element: HTMLElement | null;
  readonly offer: (element: HTMLElement | null) => void;
}

const SlotContext = createContext<Slot>({ element: null, offer: () => undefined });

/** Stands around the table. */
export function PromptParts({ children }: { children: ReactNode }) {
  const [element, offer] = useState<HTMLElement | null>(null);
  const slot = useMemo(() => ({ element, offer }), [element]);
  return <SlotContext value={slot}>{children}</SlotContext>;
}

/** Where the prompt bar leaves room for it. */
export function PromptPlace() {
  const { offer } = useContext(SlotContext);
  return <div className="prompt-own" ref={offer} />;
}

interface InPromptProps {
  readonly question: ReactNode;
  readonly hint?: ReactNode;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** Question, hint and buttons of the board; while it is there, the table's own are not shown. */
export function InPrompt({ question, hint, children }: InPromptProps) {
  const { element } = useContext(SlotContext);
  if (!element) return null;
  return createPortal(
    <>
      <div className="prompt-text">
        <p className="prompt-question" aria-live="polite">
          {question}
        </p>
        <p className="prompt-hint">
          <span className="prompt-meaning">{hint}</span>
        </p>
      </div>
      <div className="prompt-buttons">{children}</div>
    </>,
    element,
  );
}
