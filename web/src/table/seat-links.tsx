import { useCallback, useEffect, useState } from "react";
import type { SeatLink, TableInfo } from "../contract/messages.gen";
import { api } from "../net/api";
import { refusalText } from "../net/refusal";
import { useSpeech } from "../text/context";
import { dates } from "../text/time";
import { Problem } from "../ui/problem";

/** Links to the own seat for other devices: a new one, those there are, and calling them in. */
export function SeatLinks({ info, seat }: { info: TableInfo; seat: number }) {
  const speech = useSpeech();
  const [fresh, setFresh] = useState<string | null>(null);
  const [links, setLinks] = useState<readonly SeatLink[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const day = dates(speech, { dateStyle: "medium", timeStyle: "short" });

  const look = useCallback(
    () => api.links(info.id, seat).then((answer) => setLinks(answer.links)),
    [info.id, seat],
  );
  useEffect(() => {
    look().catch(() => undefined); // what cannot be seen now is seen with the next act
  }, [look]);

  async function act(doing: Promise<TableInfo>, link: (answer: TableInfo) => string | null) {
    try {
      setFresh(link(await doing));
      setProblem(null);
      await look();
    } catch (error) {
      setProblem(refusalText(speech, error));
    }
  }
  const make = () =>
    act(api.seat(info.id, seat, { action: "link" }), (answer) => new URL(answer.link, location.href).href);
  const revoke = (link: string) => act(api.seat(info.id, seat, { action: "unlink", link }), () => null);

  return (
    <div className="seat-links">
      <button type="button" className="button" data-act="link" onClick={make}>
        {speech.text("web-device-link")}
      </button>
      {fresh && (
        <input
          type="text"
          className="select"
          readOnly
          value={fresh}
          aria-label={speech.text("web-device-link")}
          onFocus={(event) => event.target.select()}
        />
      )}
      {links.length > 0 && (
        <ul aria-label={speech.text("web-seat-links")}>
          {links.map((link) => (
            <li key={link.id}>
              <span>
                {day.format(link.created)}
                <br />
                <small>{speech.text("web-seat-link-used", { n: link.used })}</small>
              </span>
              <button
                type="button"
                className="button quiet"
                data-act="unlink"
                title={speech.text("web-seat-link-revoke-line")}
                onClick={() => revoke(link.id)}
              >
                {speech.text("web-seat-link-revoke")}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Problem text={problem} />
    </div>
  );
}
