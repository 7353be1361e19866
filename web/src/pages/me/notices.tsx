import { type FormEvent, useEffect, useState } from "react";
import { api } from "../../net/api";
import { refusalText } from "../../net/refusal";
import { useSpeech } from "../../text/context";
import { Heading } from "../../ui/site";

/** Being told elsewhere that it is one's turn: an address of a chat program, which the server posts to. */
export function Notices() {
  const speech = useSpeech();
  const [kept, setKept] = useState("");
  const [given, setGiven] = useState("");
  const [saved, setSaved] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let current = true;
    api.notices().then(
      ({ webhook }) => {
        if (!current) return;
        setKept(webhook);
        setGiven(webhook);
      },
      () => undefined, // the form stays empty, and saving tells what is wrong
    );
    return () => {
      current = false;
    };
  }, []);

  function save(event: FormEvent) {
    event.preventDefault();
    setSaved(false);
    api.setNotices({ webhook: given.trim() }).then(
      ({ webhook }) => {
        setKept(webhook);
        setGiven(webhook);
        setSaved(true);
        setProblem(null);
      },
      (error) => setProblem(refusalText(speech, error)),
    );
  }

  return (
    <section className="panel me-part">
      <Heading title={speech.text("web-me-webhook")} />
      <p className="small">{speech.text("web-me-webhook-line")}</p>
      <form className="row" onSubmit={save}>
        <input
          type="url"
          className="select"
          maxLength={500}
          value={given}
          data-field="webhook"
          aria-label={speech.text("web-me-webhook-address")}
          placeholder="https://"
          onChange={(event) => {
            setGiven(event.target.value);
            setSaved(false);
          }}
        />
        <button
          type="submit"
          className="button"
          data-act="save-webhook"
          disabled={given.trim() === kept && !problem}
        >
          {speech.text("web-me-save")}
        </button>
      </form>
      {saved && (
        <p className="small" role="status">
          {speech.text(kept ? "web-me-webhook-on" : "web-me-webhook-off")}
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
