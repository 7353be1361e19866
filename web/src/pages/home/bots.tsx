import { Face } from "../../kit/portrait";
import { useSpeech } from "../../text/context";
import { levelName } from "../../text/names";
import { Heading } from "../../ui/site";

/** Who can be met: the levels of the bots, weakest first. */
export function Bots({ levels }: { levels: readonly string[] }) {
  const speech = useSpeech();
  return (
    <section data-area="bots">
      <Heading title={speech.text("web-bots")} note={speech.text("web-bots-note")} />
      <ul className="panel faces">
        {levels.map((level) => (
          <li key={level}>
            <Face level={level} size={50} />
            <b>{levelName(speech, level)}</b>
            <small>{speech.first([`level-${level}-line`]) ?? ""}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
