/** A flat component of the table: what is clicked lies over its drawing, so that signs and numbers are no part of its name. */

import type { CSSProperties, HTMLAttributes, ReactNode } from "react";
import { usePointing, useThing } from "../../kit/thing";
import { Hit } from "../../kit/tile";
import { useSpeech } from "../../text/context";

interface ComponentProps {
  /** What a click says; null: it only explains itself. */
  readonly at: string | readonly string[] | null;
  /** What it is called and explained as; else by what it says. */
  readonly word: string;
  readonly label?: string;
  readonly className: string | undefined;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
  readonly [data: `data-${string}`]: string | number | boolean | undefined;
}

export function Component(props: ComponentProps) {
  return props.at === null ? <Explained {...props} /> : <Sayable {...props} at={props.at} />;
}

function Sayable({
  at,
  word,
  label,
  children,
  ...rest
}: ComponentProps & { at: string | readonly string[] }) {
  const speech = useSpeech();
  const thing = useThing(at, label ?? speech.name(word));
  return (
    <div {...rest} data-light={thing.lit}>
      {children}
      <Hit thing={thing} />
    </div>
  );
}

function Explained({ at: _, word, label, children, ...rest }: ComponentProps) {
  const pointing = usePointing(word);
  return (
    <div {...rest} {...pointing.props} title={label}>
      {children}
    </div>
  );
}

interface ToldProps extends HTMLAttributes<HTMLElement> {
  readonly word: string;
  readonly as?: "span" | "div";
  readonly [data: `data-${string}`]: string | number | boolean | undefined;
}

/** Something that is no answer, but has a meaning: the prompt bar tells it when it is pointed at. */
export function Told({ word, as: Tag = "span", ...rest }: ToldProps) {
  const pointing = usePointing(word);
  return <Tag {...rest} {...pointing.props} />;
}
