/** All designs, with their goods and what they might be worth: for eyes, and for the test that nothing is cut off. */

import { DemoPlay } from "../../kit/demo";
import { PlayContext } from "../../kit/thing";
import { useSpeech } from "../../text/context";
import { Card, Mini } from "./card";
import { DESIGNS } from "./cards";
import style from "./race.module.css";
import { LEAST } from "./view";
import "./race.css";

const PLAY = new DemoPlay({ offer: null });
const WIDTHS = [LEAST, 115, 174];

export default function RaceParts() {
  const speech = useSpeech();
  const items = Object.entries(DESIGNS).map(([word, face]) => ({
    word,
    name: word,
    good: face.production ?? face.windfall ?? null,
    worth: face.points ? 17 : null,
  }));
  return (
    <PlayContext value={PLAY}>
      <div className={`k-frame race-parts ${style.parts}`} data-game="race" lang={speech.language}>
        {WIDTHS.map((width) => (
          <section key={width} data-width={width} style={{ "--cw": `${width}px` } as React.CSSProperties}>
            {items.map((item) => (
              <Card key={item.word} item={item} />
            ))}
          </section>
        ))}
        {(["small", "tall", "wide"] as const).map((form) => (
          <section key={form} data-form={form}>
            {items.map((item) => (
              <Mini key={item.word} item={item} form={form} />
            ))}
          </section>
        ))}
      </div>
    </PlayContext>
  );
}
