/** Where the figures of this board come from, and which of them are proposals. */

import { useSpeech } from "../../text/context";
import style from "./figures.module.css";
import type { Fed } from "./view";

const LABELS = ["rulebook", "secondary", "reconstructed"] as const;

export function Figures({ view }: { view: Fed }) {
  const speech = useSpeech();
  const [note] = view.notes ?? [];
  const parts = note?.args.parts;
  return (
    <div className={style.figures}>
      <dl>
        {LABELS.map((label) => (
          <div key={label} data-label={label}>
            <dt>
              <span className={label === "reconstructed" ? "fe-rc" : undefined}>
                {speech.text(`federation-label-${label}`)}
              </span>
            </dt>
            <dd>{view.table.labels[label]}</dd>
            <p>{speech.text(`federation-label-${label}-hint`)}</p>
          </div>
        ))}
      </dl>
      <h3 className="label">{speech.text("federation-label-parts")}</h3>
      <ul>
        {(Array.isArray(parts) ? parts : []).map((part) => (
          <li key={String(part)}>{speech.name(String(part))}</li>
        ))}
      </ul>
    </div>
  );
}
