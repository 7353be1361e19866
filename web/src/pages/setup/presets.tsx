import type { ReactNode } from "react";
import type { GameSchema } from "../../contract/messages.gen";
import { CUSTOM, FIRST_GAME, STANDARD } from "../../net/presets";
import { useSpeech } from "../../text/context";
import { humanize, type Speech } from "../../text/speech";
import { type Draft, presetNow } from "./draft";

export function presetName(speech: Speech, preset: string): string {
  return speech.first([`preset-${preset}`]) ?? humanize(preset);
}

/** The rules by name: those for the first game, the usual ones, or one's own choice. */
export function Presets({
  schema,
  draft,
  onChoose,
}: {
  schema: GameSchema;
  draft: Draft;
  onChoose: (preset: string) => void;
}) {
  const speech = useSpeech();
  const now = draft.preset === CUSTOM ? CUSTOM : presetNow(schema, draft);
  const ids = [...schema.presets.map(({ id }) => id), STANDARD, CUSTOM];
  return (
    <div className="presets" role="radiogroup" aria-label={speech.text("web-setup-rules")}>
      {ids.map((id) => (
        // biome-ignore lint/a11y/useSemanticElements: a whole card is the choice
        <button
          key={id}
          type="button"
          role="radio"
          aria-checked={id === now}
          className="panel preset"
          data-preset={id}
          onClick={() => onChoose(id)}
        >
          <Drawing of={id} />
          <span>
            <b>
              {presetName(speech, id)}
              {id === STANDARD && <span className="badge">{speech.text("web-usual")}</span>}
              {id === FIRST_GAME && <span className="badge quiet">{speech.text("web-good-start")}</span>}
            </b>
            <span className="preset-line">
              {speech.first([`preset-${schema.game}-${id}-line`, `preset-${id}-line`]) ?? ""}
            </span>
          </span>
        </button>
      ))}
    </div>
  );
}

const CELLS = [
  [32, 28],
  [16, 19],
  [16, 37],
  [32, 10],
  [32, 46],
  [48, 19],
  [48, 37],
] as const;

function hexagon(x: number, y: number): string {
  return Array.from({ length: 6 }, (_, at) => {
    const angle = (Math.PI / 3) * at;
    return `${(x + 9.6 * Math.cos(angle)).toFixed(1)},${(y + 9.6 * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

/** A small map: settled, open, or with its screws loose. */
function Drawing({ of }: { of: string }) {
  const loose = of === CUSTOM;
  const every = of === STANDARD ? 3 : 2;
  const marks: Record<string, ReactNode> = {
    [STANDARD]: (
      <>
        <circle cx="32" cy="28" r="5" fill="#2f6ac4" />
        <circle cx="16" cy="37" r="4.5" fill="#b03a33" />
        <circle cx="48" cy="19" r="4.5" fill="#2f8f4e" />
      </>
    ),
    [CUSTOM]: (
      <g stroke="var(--muted)" strokeWidth="2" fill="var(--panel)">
        <path d="M22 22h20M22 34h20" />
        <circle cx="28" cy="22" r="3.6" />
        <circle cx="37" cy="34" r="3.6" />
      </g>
    ),
  };
  return (
    <svg className="preset-map" viewBox="0 0 64 56" aria-hidden="true">
      {CELLS.map(([x, y], at) => (
        <polygon
          key={`${x} ${y}`}
          points={hexagon(x, y)}
          fill={!loose && at % every === 0 ? "color-mix(in srgb, var(--gold) 30%, transparent)" : "none"}
          stroke={loose ? "var(--muted)" : "var(--gold)"}
          strokeWidth="1.4"
          strokeDasharray={loose ? "3 2" : undefined}
        />
      ))}
      {marks[of] ?? <path d="M24 29l6 6 11-13" fill="none" stroke="var(--gold)" strokeWidth="3.4" />}
    </svg>
  );
}
