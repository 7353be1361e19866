/** What everything means, over the table: "?" opens it, what is pointed at is ringed. */

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Word } from "../engine/types";
import { Key, useKey } from "../kit/verbs";
import { api } from "../net/api";
import { useSpeech } from "../text/context";
import { gameName } from "../text/names";
import { useStore } from "./context";
import "../styles/player-aid.css";

/** Games that draw their own; every other is explained word by word. */
type Drawing = React.LazyExoticComponent<(props: { about: Word | null; keys: ReactNode }) => ReactNode>;
const LEGENDS: Record<string, Drawing> = {
  race: lazy(() => import("../boards/race/legend")),
};

export function Legend({ game }: { game: string }) {
  const speech = useSpeech();
  const store = useStore();
  const box = useRef<HTMLDialogElement>(null);
  const [about, setAbout] = useState<Word | null | undefined>(undefined);
  const open = () => setAbout(store.hoveredWord());
  useKey("?", open);
  useEffect(() => {
    if (about === undefined) return;
    box.current?.showModal();
    box.current?.querySelector<HTMLElement>("[data-act='close-legend']")?.focus(); // Enter leads back, not to the printer
  }, [about]);
  const Drawn = LEGENDS[game];
  const keys = <Keys />;
  return (
    <>
      <button
        type="button"
        className="button quiet square"
        data-act="legend"
        aria-label={speech.text("web-legend")}
        title={`${speech.text("web-legend")} (?)`}
        onClick={() => setAbout(null)}
      >
        ?
      </button>
      {about !== undefined &&
        createPortal(
          <dialog
            ref={box}
            className="player-aid"
            aria-labelledby="legend-title"
            onClose={() => setAbout(undefined)}
          >
            <header>
              <h2 id="legend-title">
                {gameName(speech, game)}: {speech.text("web-legend")}
              </h2>
              <span className="small">{speech.text("web-legend-line")}</span>
              <button type="button" className="button small" data-act="print" onClick={() => print()}>
                {speech.text("web-print")}
              </button>
              <button
                type="button"
                className="button small"
                data-act="close-legend"
                onClick={() => box.current?.close()}
              >
                {speech.text("web-close")}
              </button>
            </header>
            <Suspense fallback={null}>
              {Drawn ? <Drawn about={about} keys={keys} /> : <Words game={game} about={about} keys={keys} />}
            </Suspense>
          </dialog>,
          document.body,
        )}
    </>
  );
}

const KEYS = ["arrows", "enter", "escape", "shift-escape", "space", "digits", "legend"] as const;

function Keys() {
  const speech = useSpeech();
  return (
    <section className="panel aid-box">
      <h3 className="label">{speech.text("web-keys")}</h3>
      <dl className="aid-keys">
        {KEYS.map((id) => (
          <div key={id}>
            <dt>
              <Key of={speech.text(`web-key-${id}`)} />
            </dt>
            <dd>{speech.text(`web-key-${id}-line`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Every word of the game that is explained, to be searched. */
function Words({ game, about, keys }: { game: string; about: Word | null; keys: ReactNode }) {
  const speech = useSpeech();
  const [words, setWords] = useState<readonly Word[]>([]);
  const [wanted, setWanted] = useState("");
  const ringed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    api.words(game).then(
      (answer) => setWords(answer.words),
      () => undefined,
    );
  }, [game]);
  const rows = [...new Map(words.map((word) => [speech.explain(word), word] as const)).entries()]
    .flatMap(([meaning, word]) => (meaning ? [{ word, name: speech.name(word), meaning }] : []))
    .filter(({ name, meaning }) => `${name} ${meaning}`.toLowerCase().includes(wanted.toLowerCase()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the rows have come
  useEffect(() => ringed.current?.scrollIntoView({ block: "center" }), [words]);
  const meant = about === null ? null : speech.explain(about);
  return (
    <div className="aid-words">
      <input
        type="search"
        className="select"
        value={wanted}
        aria-label={speech.text("web-archive-search")}
        placeholder={speech.text("web-archive-search")}
        onChange={(event) => setWanted(event.target.value)}
      />
      <dl className="panel aid-box">
        {rows.map(({ word, name, meaning }) => (
          <div key={word} ref={meaning === meant ? ringed : undefined} data-ringed={meaning === meant}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {keys}
    </div>
  );
}
