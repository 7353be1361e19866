/** Where the figures of this board come from: three labels, and below them what belongs to the chosen one. */

import { useState } from "react";
import { useSpeech } from "../../text/context";
import style from "./figures.module.css";
import { type Group, groupsOf, LABELS, type Label, sourceName } from "./labels";
import type { Fed } from "./view";

const MARK: Readonly<Record<Label, string | undefined>> = {
  rulebook: undefined,
  secondary: "fe-told",
  reconstructed: "fe-rc",
};

export function Figures({ view }: { view: Fed }) {
  const speech = useSpeech();
  const [chosen, choose] = useState<Label>("reconstructed");
  const groups = groupsOf(view).filter((group) => group.label === chosen);
  const sources = [...new Set(groups.map((group) => group.source))];
  return (
    <div className={style.figures}>
      <div className={style.labels}>
        {LABELS.map((label) => (
          <button
            key={label}
            type="button"
            data-label={label}
            aria-pressed={label === chosen}
            onClick={() => choose(label)}
          >
            <b>{view.table.labels[label]}</b>
            <span className={MARK[label]}>{speech.text(`federation-label-${label}`)}</span>
          </button>
        ))}
      </div>
      <p>{speech.text(`federation-label-${chosen}-hint`)}</p>
      <div className={style.list}>
        {sources.map((source) => (
          <section key={source} data-source={source ?? undefined}>
            {source !== null && <h3>{sourceName(view, source)}</h3>}
            <Parts of={groups.filter((group) => group.source === source)} />
          </section>
        ))}
      </div>
    </div>
  );
}

function Parts({ of }: { of: readonly Group[] }) {
  const speech = useSpeech();
  return (
    <ul>
      {of.map(({ part, n }) => (
        <li key={part}>
          {speech.name(`figures-${part}`)} <b>{n}</b>
        </li>
      ))}
    </ul>
  );
}
