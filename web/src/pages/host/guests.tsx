import type { HostGuest } from "../../contract/messages.gen";
import { useSpeech } from "../../text/context";
import { dates } from "../../text/time";
import { Heading } from "../../ui/site";
import { TwiceButton } from "./twice";

/** Who came last. */
export function HostGuests({
  guests,
  onBan,
}: {
  guests: readonly HostGuest[];
  onBan: (id: string, banned: boolean) => void;
}) {
  const speech = useSpeech();
  const when = dates(speech, { dateStyle: "medium", timeStyle: "short" });
  return (
    <section data-area="guests">
      <Heading title={speech.text("web-host-list-guests")} note={String(guests.length)} />
      {guests.length === 0 ? (
        <p className="panel empty">{speech.text("web-host-no-guests")}</p>
      ) : (
        <ul className="panel list host-list">
          {guests.map(({ id, name, language, created, banned }) => (
            <li key={id} data-guest={id} data-banned={banned}>
              <span className="list-main">
                <b>{name || "…"}</b>
                <small>
                  {language} · {when.format(created)}
                </small>
              </span>
              <span className="host-acts">
                {banned ? (
                  <button
                    type="button"
                    className="button small"
                    data-act="unban"
                    onClick={() => onBan(id, false)}
                  >
                    {speech.text("web-host-unban")}
                  </button>
                ) : (
                  <TwiceButton
                    act="ban"
                    text={speech.text("web-host-ban")}
                    sure={speech.text("web-host-ban-sure")}
                    onSure={() => onBan(id, true)}
                  />
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
