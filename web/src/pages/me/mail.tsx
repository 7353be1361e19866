import { type FormEvent, useState } from "react";
import { api } from "../../net/api";
import { refusalText } from "../../net/refusal";
import { useSpeech } from "../../text/context";
import { Heading } from "../../ui/site";

/** Signing in by mail, where the host has a mail server: a letter with a link, no password. */
export function Mail() {
  const speech = useSpeech();
  const [address, setAddress] = useState("");
  const [minutes, setMinutes] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function send(event: FormEvent) {
    event.preventDefault();
    setMinutes(null);
    api.mail({ address: address.trim() }).then(
      (sent) => {
        setMinutes(sent.minutes);
        setProblem(null);
      },
      (error) => setProblem(refusalText(speech, error)),
    );
  }

  return (
    <section className="panel me-part">
      <Heading title={speech.text("web-me-mail")} />
      <p className="small">{speech.text("web-me-mail-line")}</p>
      <form className="row" onSubmit={send}>
        <input
          type="email"
          className="select"
          required
          maxLength={200}
          autoComplete="email"
          value={address}
          data-field="address"
          aria-label={speech.text("web-me-mail-address")}
          placeholder={speech.text("web-me-mail-address")}
          onChange={(event) => setAddress(event.target.value)}
        />
        <button type="submit" className="button" data-act="send-mail">
          {speech.text("web-me-mail-send")}
        </button>
      </form>
      {minutes !== null && (
        <p className="small" role="status">
          {speech.text("web-me-mail-sent", { minutes })}
        </p>
      )}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
