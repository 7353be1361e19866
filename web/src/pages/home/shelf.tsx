import type { GameSchema } from "../../contract/messages.gen";
import { useSpeech } from "../../text/context";
import { gameName } from "../../text/names";
import { span } from "../../text/time";
import { Link } from "../../ui/link";
import { Poster } from "../../ui/posters";

/** How long a game takes, and how much there is to keep in mind, from 1 to 5. */
const EFFORT: Readonly<Record<string, { minutes: number; weight: number }>> = {
  race: { minutes: 30, weight: 2 },
  gaia: { minutes: 120, weight: 4 },
  planet: { minutes: 70, weight: 2 },
  federation: { minutes: 90, weight: 3 },
};
const WEIGHTS = [1, 2, 3, 4, 5];

/** The order of the shelf; games from elsewhere come after. */
const SHELF = ["race", "gaia", "planet", "federation"];

export function byShelf(one: GameSchema, other: GameSchema): number {
  const place = (game: string) => (SHELF.includes(game) ? SHELF.indexOf(game) : SHELF.length);
  return place(one.game) - place(other.game) || one.game.localeCompare(other.game);
}

export function Shelf({
  games,
  busy,
  onPlay,
}: {
  games: readonly GameSchema[];
  busy: boolean;
  onPlay: (schema: GameSchema) => void;
}) {
  const speech = useSpeech();
  return (
    <ul className="shelf">
      {games.map((schema) => (
        <li key={schema.game} className="panel game-card" data-game={schema.game}>
          <Poster game={schema.game} />
          <div className="game-card-body">
            <h3>{gameName(speech, schema.game)}</h3>
            <p>{speech.first([`game-${schema.game}-line`]) ?? ""}</p>
            <div className="facts">
              <span>
                {speech.text("web-players-range", {
                  from: Math.min(...schema.players),
                  to: Math.max(...schema.players),
                })}
              </span>
              <Effort game={schema.game} />
            </div>
            <div className="row">
              <button type="button" className="button main" disabled={busy} onClick={() => onPlay(schema)}>
                {speech.text("web-play-now")}
              </button>
              <Link to={`/new/${schema.game}`} className="button" act="set-up">
                {speech.text("web-set-up")}
              </Link>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Effort({ game }: { game: string }) {
  const speech = useSpeech();
  const effort = EFFORT[game];
  if (!effort) return null;
  return (
    <>
      <span>{span(speech, effort.minutes * 60_000)}</span>
      <span className="weight">
        {speech.text("web-weight")}{" "}
        <span className="dots" role="img" aria-label={`${effort.weight} / ${WEIGHTS.length}`}>
          {WEIGHTS.map((weight) => (
            <i key={weight} data-on={weight <= effort.weight} />
          ))}
        </span>
      </span>
    </>
  );
}
