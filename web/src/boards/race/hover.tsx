import { useLayoutEffect, useRef, useState } from "react";
import { useHovered, useHoveredPlace } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { Cost } from "./card";
import { design, RAIL } from "./cards";
import { PointsHexagon, SignIcon } from "./icons";
import { clauseText, powerText, typeText } from "./power-text";
import { signs } from "./signs";

const WIDTH = 300;
const GAP = 10;

/** The card that is pointed at, in full sentences, beside it. */
export function HoverCard() {
  const speech = useSpeech();
  const word = useHovered();
  const target = useHoveredPlace();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  const face = word === null ? undefined : design(word);

  useLayoutEffect(() => {
    setPlace(null);
    if (!face || !box.current || !target?.isConnected) return;
    const at = target.getBoundingClientRect();
    const height = box.current.offsetHeight;
    const right = at.right + GAP + WIDTH <= innerWidth;
    const left = right ? at.right + GAP : at.left - GAP - WIDTH;
    const narrow = innerWidth < 2 * WIDTH;
    setPlace({
      left: narrow ? (innerWidth - WIDTH) / 2 : Math.max(GAP, left),
      top: narrow
        ? Math.max(GAP, at.top - height - GAP)
        : Math.min(Math.max(GAP, at.top), Math.max(GAP, innerHeight - height - GAP)),
    });
  }, [target, face]);

  if (!face || !target) return null;
  const rows = RAIL.flatMap(({ numeral, rule, lists }) =>
    lists.flatMap((list) => (face[list] ?? []).map((power) => ({ numeral, rule, list, power }))),
  );
  return (
    <div
      ref={box}
      className="hover-card panel"
      aria-hidden="true"
      style={{
        width: WIDTH,
        left: place?.left ?? 0,
        top: place?.top ?? 0,
        visibility: place ? "visible" : "hidden",
      }}
    >
      <header>
        <Cost face={face} size={38} />
        <div>
          <strong>{face.name}</strong>
          <small>{typeText(speech, face)}</small>
        </div>
        <PointsHexagon text={face.points ? "?" : String(face.vp)} size={32} />
      </header>
      {rows.map(({ numeral, rule, list, power }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never changes
        <div key={at} className="hover-power">
          <span className="rail-numeral">{numeral}</span>
          <div>
            <span className="power">
              {signs(list, power, face.production ?? face.windfall).map((sign, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never changes
                <SignIcon key={index} sign={sign} />
              ))}
            </span>
            <p>{powerText(speech, list, power)}</p>
          </div>
          <span className="hover-rule">{rule}</span>
        </div>
      ))}
      {face.points && (
        <div className="hover-points">
          {face.points.map((clause, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never changes
            <p key={at}>{clauseText(speech, clause)}</p>
          ))}
          {face.points.length > 1 && <small>{speech.text("clauses-note")}</small>}
        </div>
      )}
    </div>
  );
}
