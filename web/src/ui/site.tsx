/** What the pages around the tables share: the bar above, on a phone the bar below, and the width of the content. */

import type { ReactNode } from "react";
import { SeatSign } from "../kit/sign";
import { useSpeech } from "../text/context";
import { Link } from "./link";
import { Brand, LanguageChoice, ThemeButton } from "./top";

const PLACES = [
  { id: "play", to: "/", path: "M4 3l9 5-9 5z" },
  { id: "history", to: "/archive", path: "M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM8 4v4l3 2" },
  {
    id: "me",
    to: "/me",
    path: "M8 1.8a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM2.5 14.500c.4-3.6 2.5-5 5.5-5s5.1 1.4 5.5 5z",
  },
] as const;

export type Place = (typeof PLACES)[number]["id"];

interface SiteProps {
  readonly at?: Place;
  /** What the guest is called, if anybody knows. */
  readonly name?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Site({ at, name, className = "", children }: SiteProps) {
  const speech = useSpeech();
  return (
    <>
      <header className="site">
        <Brand />
        <nav aria-label={speech.text("web-pages")}>
          {PLACES.slice(0, -1).map(({ id, to }) => (
            <Link key={id} to={to} current={id === at}>
              {speech.text(`web-page-${id}`)}
            </Link>
          ))}
        </nav>
        <div className="preferences">
          <Link to="/me" className="me-chip" current={at === "me"} act="me">
            <span className="me-sign">
              <SeatSign seat={0} size={13} />
            </span>
            <span>{name ?? speech.text("web-page-me")}</span>
          </Link>
          <LanguageChoice />
          <ThemeButton />
        </div>
      </header>
      <main className={`wrap ${className}`}>{children}</main>
      <nav className="tab-bar" aria-label={speech.text("web-pages")}>
        {PLACES.map(({ id, to, path }) => (
          <Link key={id} to={to} current={id === at}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
            </svg>
            {speech.text(`web-page-${id}`)}
          </Link>
        ))}
      </nav>
    </>
  );
}

/** The heading of a part of a page. */
export function Heading({ title, note, children }: { title: string; note?: string; children?: ReactNode }) {
  return (
    <div className="sect">
      <h2 className="label">{title}</h2>
      {note && <span className="small">{note}</span>}
      {children}
    </div>
  );
}

/** One of a few: a row of buttons that works like radio buttons. */
export function Segments<T extends string | number>({
  label,
  value,
  of,
  onChoose,
}: {
  label: string;
  value: T;
  of: readonly { readonly id: T; readonly name: ReactNode }[];
  onChoose: (id: T) => void;
}) {
  return (
    <div className="seg" role="radiogroup" aria-label={label}>
      {of.map(({ id, name }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: drawn as one piece
        <button
          key={id}
          type="button"
          role="radio"
          aria-checked={id === value}
          tabIndex={id === value ? 0 : -1}
          data-choice={id}
          onClick={() => onChoose(id)}
          onKeyDown={(event) => {
            const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
            const next = of[(at + step + of.length) % of.length];
            if (step === 0 || !next) return;
            event.preventDefault();
            onChoose(next.id);
            const sibling = event.currentTarget.parentElement?.children[of.indexOf(next)];
            if (sibling instanceof HTMLElement) sibling.focus();
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

export function Toggle({
  on,
  label,
  act,
  onChange,
}: {
  on: boolean;
  label: string;
  act?: string;
  onChange: (on: boolean) => void;
}) {
  return (
    <label className="toggle">
      <input
        type="checkbox"
        checked={on}
        data-act={act}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

/** While something is on its way, or has failed: the rest of the page lives on. */
export function Waiting({ problem, again }: { problem: string | null; again: () => void }) {
  const speech = useSpeech();
  if (problem === null) return <div className="calm-bar" aria-hidden="true" />;
  return (
    <p className="problem" role="alert">
      {problem}{" "}
      <button type="button" className="button small" onClick={again}>
        {speech.text("web-try-again")}
      </button>
    </p>
  );
}
