/**
 * The page of a table: one grid for all games. A board fills the areas; brand, tools, log, chat and prompt come from
 * the table. On a phone the same parts lie in tabs or in a sheet, as the board says.
 */

import { type CSSProperties, createContext, type ReactNode, useContext } from "react";
import type { Plan } from "../engine/plan";
import type { Prompt, Word } from "../engine/types";
import { IconSheet } from "./icons";
import { seatStyle } from "./seat";
import { useLarge, useShape } from "./shape";
import { Sheet } from "./sheet";
import { type Tab, Tabs } from "./tabs";
import { useOwnSeat } from "./thing";

/** What the table puts into the frame of every game. */
export interface Shell {
  readonly brand: ReactNode;
  readonly title: string;
  readonly tools: ReactNode;
  /** Over the top bar while the line is lost. */
  readonly banner: ReactNode;
  /** What is seen may be out of date. */
  readonly stale: boolean;
  /** Who sits here and who is asked: for boards that do not show it themselves. */
  readonly seats: ReactNode;
  /** Log and chat. */
  readonly side: readonly Tab[];
  readonly sideName: string;
  readonly othersName: string;
  /** What happened last, for the edge of a closed sheet. */
  readonly last: ReactNode;
  readonly prompt: ReactNode;
  /** Over the board when the game is over. */
  readonly end: ReactNode;
  /** It covers all but the top bar: nothing below it can be read or reached. */
  readonly covered: boolean;
}

export const ShellContext = createContext<Shell | null>(null);

/** What a board puts into the prompt bar in place of the usual parts. */
export interface PromptParts {
  /** The plan of the turn; without it, the words that are planned. */
  readonly plan?: ReactNode;
  /** What is asked about a plan that is complete; null: its words one after the other. */
  readonly question?: string | null | ((plan: Plan, prompt: Prompt) => string | null);
  /** What the pointed-at thing would mean; null: the usual explanation. */
  readonly hint?: ReactNode;
  /** What is told of a thing that is pointed at, or else planned; null: its name, its meaning, what could follow. */
  readonly meaning?: (word: Word) => ReactNode;
  /** Whether something that could still be done is worth naming before it is given up by passing. */
  readonly givesUp?: (word: Word) => boolean;
  /** What the button that says the plan is called; null: `<prompt>-say`, or just Confirm. */
  readonly confirm?: string | null | ((plan: Plan, prompt: Prompt) => string | null);
  /** Keys by which the board presses words: shown on their buttons. */
  readonly keys?: Readonly<Record<Word, string>>;
  /** Among the buttons, before those of the table: verbs, what the board warns of. */
  readonly verbs?: ReactNode;
  /** Before Undo, whatever is asked: who is still to act. */
  readonly status?: ReactNode;
  /** Who has won against whom, where the table's own points do not tell it: for the end screen. */
  readonly verdict?: string | null;
}

export const PromptPartsContext = createContext<PromptParts>({});

/** Draws what a seat had at the end of the game, for the end screen. */
export const FinalContext = createContext<((seat: number) => ReactNode) | null>(null);

/** What a phone shows: `keep` always, the rest in tabs. Without `keep` the tabs fill the page. */
export interface PhoneParts {
  /** In the top bar, after the brand. */
  readonly top?: ReactNode;
  /** Under the top bar, always. */
  readonly strip?: ReactNode;
  readonly keep?: ReactNode;
  /** The sheet over `keep` is half open at first: there is room for both. */
  readonly opened?: boolean;
  readonly tabs?: readonly Tab[];
}

export interface FrameProps {
  readonly game: string;
  /** Widths in rem: 136.6 rem is the whole page at 1366 px. */
  readonly left?: number;
  readonly right?: number;
  readonly areas: {
    /** In the top bar, after the game's name. */
    readonly top?: ReactNode;
    readonly others?: ReactNode;
    readonly board: ReactNode;
    readonly right?: ReactNode;
    /** A strip over the whole width above the prompt. */
    readonly own?: ReactNode;
  };
  readonly phone?: PhoneParts;
  readonly prompt?: PromptParts;
  /** Colours of the seats, if the game has its own (factions). */
  readonly colours?: readonly string[];
  /** What light looks like: the own seat's colour, or starlight where all hues belong to the board. */
  readonly light?: "seat" | "star";
  /** Whether the log stands below the others, because they leave room for it; unsaid, it does on a large screen. */
  readonly logBelow?: boolean | undefined;
  /** What a seat had at the end of the game: for the end screen. */
  readonly final?: (seat: number) => ReactNode;
  /** The board scrolls; else it must fit. */
  readonly scrolls?: boolean;
}

const NO_PARTS: PromptParts = {};

export function Frame(props: FrameProps) {
  const shell = useContext(ShellContext);
  const shape = useShape();
  const seat = useOwnSeat();
  if (!shell) throw new Error("there is no table around this board");
  const style: Record<string, string> = {
    ...(seatStyle(seat ?? 0) as Record<string, string>),
    "--mine": seat === null ? "var(--gold)" : "var(--seat)",
  };
  if (props.light !== "star") style["--light"] = "var(--mine)";
  if (props.left !== undefined) style["--left"] = `${props.left}rem`;
  if (props.right !== undefined) style["--right"] = `${props.right}rem`;
  props.colours?.forEach((colour, at) => {
    style[`--seat-${at}`] = colour;
  });
  return (
    <div
      className="k-frame"
      data-game={props.game}
      data-shape={shape}
      data-stale={shell.stale}
      data-right={props.areas.right !== undefined}
      data-own={props.areas.own !== undefined}
      style={style as CSSProperties}
    >
      <IconSheet />
      <PromptPartsContext value={props.prompt ?? NO_PARTS}>
        <FinalContext value={props.final ?? null}>
          {shape === "wide" ? <Wide {...props} shell={shell} /> : <Narrow {...props} shell={shell} />}
          {shell.end}
        </FinalContext>
      </PromptPartsContext>
    </div>
  );
}

function Wide({ shell, areas, logBelow, scrolls = false }: FrameProps & { shell: Shell }) {
  const large = useLarge();
  const below = logBelow ?? large;
  const others: Tab = { id: "others", name: shell.othersName, body: areas.others };
  return (
    <>
      <header className="k-top">
        {shell.brand}
        <h1>{shell.title}</h1>
        {areas.top ?? shell.seats}
        <div className="k-tools">{shell.tools}</div>
        {shell.banner}
      </header>
      <aside className="k-left" aria-label={shell.sideName} data-below={below} inert={shell.covered}>
        {below && areas.others}
        <div className="k-left-tabs">
          <Tabs
            key={String(below)}
            label={shell.sideName}
            tabs={below || areas.others === undefined ? shell.side : [others, ...shell.side]}
          />
        </div>
      </aside>
      <main className="k-board" data-scrolls={scrolls} inert={shell.covered}>
        {areas.board}
      </main>
      {areas.right !== undefined && (
        <div className="k-right" inert={shell.covered}>
          {areas.right}
        </div>
      )}
      {areas.own !== undefined && (
        <div className="k-own" inert={shell.covered}>
          {areas.own}
        </div>
      )}
      <div className="k-prompt" inert={shell.covered}>
        {shell.prompt}
      </div>
    </>
  );
}

type NarrowProps = FrameProps & { shell: Shell };

function Narrow({ shell, areas, phone, scrolls = false }: NarrowProps) {
  const parts: PhoneParts = phone ?? {
    top: areas.top,
    keep: areas.board,
    tabs: [
      ...(areas.own ? [{ id: "own", name: "●", body: areas.own }] : []),
      ...(areas.right ? [{ id: "right", name: "▦", body: areas.right }] : []),
      ...(areas.others ? [{ id: "others", name: shell.othersName, body: areas.others }] : []),
    ],
  };
  const tabs = [...(parts.tabs ?? []), ...shell.side];
  return (
    <>
      <header className="k-top">
        {shell.brand}
        <h1 className="hidden">{shell.title}</h1>
        {parts.top}
        <div className="k-tools">{shell.tools}</div>
        {shell.banner}
      </header>
      {(parts.strip ?? (areas.top === undefined ? shell.seats : null)) && (
        <section className="k-strip" aria-label={shell.othersName} inert={shell.covered}>
          {parts.strip ?? shell.seats}
        </section>
      )}
      {parts.keep !== undefined ? (
        <>
          <main className="k-keep" data-scrolls={scrolls} inert={shell.covered}>
            {parts.keep}
          </main>
          <Sheet
            edge={(parts.tabs ?? []).length === 0 ? shell.last : undefined}
            label={parts.tabs?.map(({ name }) => name).join(", ") || undefined}
            first={parts.opened ? "half" : undefined}
            covered={shell.covered}
          >
            {(open, lend) => <Tabs label={shell.sideName} tabs={tabs} onChoose={open} onAsked={lend} />}
          </Sheet>
        </>
      ) : (
        <main className="k-tabbed" inert={shell.covered}>
          <Tabs label={shell.sideName} tabs={tabs} below />
        </main>
      )}
      <div className="k-prompt" inert={shell.covered}>
        {shell.prompt}
      </div>
    </>
  );
}
