/** Tiles, cards and empty slots: everything flat that lies on the table and carries a word. */

import type { CSSProperties, ReactNode } from "react";
import type { Word } from "../engine/types";
import { Icon, KIT } from "./icons";
import { SeatSign } from "./seat";
import { useThing } from "./thing";

export type TileKind = "now" | "income" | "each" | "always" | "action" | "pass";
const MARK = {
  now: "plus",
  income: "income",
  each: "each",
  always: "always",
  action: "action",
  pass: "flag",
} as const satisfies Record<TileKind, string>;

interface TileProps {
  readonly word: Word | null;
  readonly label: string;
  /** When it works: shown as a small mark. */
  readonly kind?: TileKind;
  readonly id?: string;
  readonly from?: string;
  readonly owners?: readonly number[];
  /** Taken or used: crossed out. */
  readonly taken?: boolean;
  readonly ghost?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

export function Tile(props: TileProps) {
  const {
    word,
    label,
    kind,
    id,
    from,
    owners = [],
    taken = false,
    ghost = false,
    className,
    style,
    children,
  } = props;
  const thing = useThing(word, label);
  return (
    <div
      className={`k-tile ${className ?? ""}`}
      {...thing.props}
      style={style}
      data-id={id}
      data-from={from}
      data-taken={taken}
      data-ghost={ghost}
      title={label}
    >
      {kind && (
        <span className="k-tile-kind">
          <Icon of={KIT[MARK[kind]]} size={1} />
        </span>
      )}
      <span className="k-tile-body">{children}</span>
      {owners.length > 0 && (
        <span className="k-tile-owners">
          {owners.map((seat) => (
            <SeatSign key={seat} seat={seat} size={10} />
          ))}
        </span>
      )}
    </div>
  );
}

interface CardProps {
  readonly word: Word | null;
  readonly label: string;
  readonly id?: string;
  readonly from?: string;
  readonly ghost?: boolean;
  /** Newest: gold edge. */
  readonly fresh?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/**
 * What is clicked lies over what is drawn, so that a drawing full of signs and numbers is no part of a thing's name. Its
 * parent stands around it (`position: relative`) and shows the light.
 */
export function Hit({ thing }: { thing: ReturnType<typeof useThing> }) {
  return <div className="k-hit" {...thing.props} />;
}

/** A card: 1 by 1.4, as wide as `--cw`; what is inside is in em. */
export function Card(props: CardProps) {
  const { word, label, id, from, ghost = false, fresh = false, className, style, children } = props;
  const thing = useThing(word, label);
  return (
    <div
      className={`k-card ${className ?? ""}`}
      style={style}
      data-light={thing.lit}
      data-id={id}
      data-from={from}
      data-ghost={ghost}
      data-fresh={fresh}
    >
      {children}
      {word !== null && <Hit thing={thing} />}
      <span className="k-card-check" aria-hidden="true">
        <Icon of={KIT.check} />
      </span>
    </div>
  );
}

/** Where something may come to lie. */
export function Slot({ danger = false, children }: { danger?: boolean; children?: ReactNode }) {
  return (
    <div className="k-slot" data-danger={danger}>
      {children}
    </div>
  );
}

/** Something that is not there yet: what a click would bring. Only for the eye. */
export function Ghost({ children }: { children: ReactNode }) {
  return (
    <div className="k-ghost" aria-hidden="true">
      {children}
    </div>
  );
}
