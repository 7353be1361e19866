import { type FormEvent, useState } from "react";
import type { DeviceLink, GuestInfo } from "../../contract/messages.gen";
import { api } from "../../net/api";
import { refusalText } from "../../net/refusal";
import { useSpeech } from "../../text/context";
import { CopyLink } from "../../ui/copy";
import { Problem } from "../../ui/problem";
import { QrCode } from "../../ui/qr-code";
import { Heading } from "../../ui/site";

/** The same person elsewhere: by a link for some minutes, or by a phrase that can be written down. */
export function Devices({
  guest,
  onGuest,
}: {
  guest: GuestInfo | null;
  onGuest: (guest: GuestInfo | null) => void;
}) {
  const speech = useSpeech();
  const [link, setLink] = useState<DeviceLink | null>(null);
  const [phrase, setPhrase] = useState<string | null>(null);
  const [given, setGiven] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const fail = (error: unknown) => setProblem(refusalText(speech, error));

  function come(event: FormEvent) {
    event.preventDefault();
    api.device({ phrase: given }).then((answer) => {
      setProblem(null);
      setGiven("");
      onGuest(answer.guest);
    }, fail);
  }

  return (
    <section className="panel me-part">
      <Heading title={speech.text("web-me-devices")} />
      <p className="small">{speech.text("web-me-devices-line")}</p>
      {guest && (
        <div className="row">
          <button
            type="button"
            className="button"
            data-act="device-link"
            onClick={() => api.link().then(setLink, fail)}
          >
            {speech.text("web-me-link")}
          </button>
          <button
            type="button"
            className="button"
            data-act="phrase"
            onClick={() => api.phrase().then((answer) => setPhrase(answer.phrase), fail)}
          >
            {speech.text("web-me-phrase")}
          </button>
        </div>
      )}
      {link && (
        <div className="device-link">
          <QrCode text={new URL(link.link, location.href).href} />
          <div>
            <CopyLink link={new URL(link.link, location.href).href} title="Starboard" />
            <p className="small">{speech.text("web-me-link-line", { minutes: link.minutes })}</p>
          </div>
        </div>
      )}
      {phrase && (
        <div className="phrase">
          <output data-field="phrase">{phrase}</output>
          <p className="small">{speech.text("web-me-phrase-line")}</p>
        </div>
      )}
      <form className="row" onSubmit={come}>
        <input
          type="text"
          className="select"
          required
          maxLength={200}
          value={given}
          data-field="own-phrase"
          aria-label={speech.text("web-me-have-phrase")}
          placeholder={speech.text("web-me-have-phrase")}
          onChange={(event) => setGiven(event.target.value)}
        />
        <button type="submit" className="button" data-act="use-phrase">
          {speech.text("web-me-come")}
        </button>
      </form>
      <Problem text={problem} />
    </section>
  );
}
