/** What a position of a track gives, as a small sign. */

import { Icon } from "../../kit/icons";
import { Points } from "../../kit/value";
import { I } from "./icons";
import style from "./planet.module.css";
import { isTrack } from "./tables";
import { ROMAN } from "./view";

export function Given({ part, counts = false }: { part: string; counts?: boolean }) {
  const found = /^(\D+?)(\d+)$/.exec(part);
  const n = found?.[2] ?? "";
  switch (found?.[1]) {
    case "v":
      return (
        <span className={style.trackMedal} data-counts={counts} data-long={n.length > 1}>
          <Points n={Number(n)} size={1.9} gold />
        </span>
      );
    case "move":
      return (
        <span className={style.moves}>
          {n}
          <Icon of={I.move} />
        </span>
      );
    case "civ":
      return <span className={style.rank}>{ROMAN[Number(n)]}</span>;
    case "tech":
      return <span className={style.level}>{n}</span>;
  }
  const track = part.replace("advance-", "");
  if (part === "synergy") return <Icon of={I.synergy} />;
  if (part === "patch") return <Icon of={I.patch} />;
  if (part === "rover") return <Icon of={I.vehicle} />;
  return isTrack(track) ? <Icon of={I[track]} /> : <span>{part}</span>;
}
