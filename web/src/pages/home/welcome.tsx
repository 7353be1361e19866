import { type FormEvent, useState } from "react";
import type { GuestInfo } from "../../contract/messages.gen";
import { Face } from "../../kit/portrait";
import { go } from "../../router";
import { useSpeech } from "../../text/context";
import { NameField } from "../name-field";

/** For who has no table yet: what this is, a name, and a way in for who was given a link. */
export function Welcome({
  guest,
  setGuest,
  levels,
}: {
  guest: GuestInfo | null;
  setGuest: (guest: GuestInfo | null) => void;
  levels: readonly string[];
}) {
  const speech = useSpeech();
  const [asks, setAsks] = useState(false);
  const [link, setLink] = useState("");
  const [wrong, setWrong] = useState(false);

  function follow(event: FormEvent) {
    event.preventDefault();
    const path = pathOf(link);
    if (path === null) setWrong(true);
    else go(path);
  }

  return (
    <section className="panel welcome" data-area="welcome">
      <div>
        <h1>{speech.text("web-title")}</h1>
        <p>{speech.text("web-subtitle")}</p>
        <div className="row">
          <NameField guest={guest} setGuest={setGuest} />
          {asks ? (
            <form className="row" onSubmit={follow}>
              <input
                type="text"
                className="select"
                value={link}
                aria-label={speech.text("web-link-here")}
                placeholder={speech.text("web-link-here")}
                aria-invalid={wrong}
                // biome-ignore lint/a11y/noAutofocus: it comes by a click on the button that it replaces
                autoFocus
                onChange={(event) => {
                  setLink(event.target.value);
                  setWrong(false);
                }}
              />
              <button type="submit" className="button">
                {speech.text("web-go")}
              </button>
            </form>
          ) : (
            <button type="button" className="button" data-act="have-link" onClick={() => setAsks(true)}>
              {speech.text("web-have-link")}
            </button>
          )}
          {wrong && (
            <span className="problem" role="alert">
              {speech.text("web-link-wrong")}
            </span>
          )}
        </div>
      </div>
      <div className="welcome-faces">
        {levels.map((level) => (
          <Face key={level} level={level} size={64} />
        ))}
      </div>
    </section>
  );
}

/** Where a link of this site leads; null if it is none of ours. */
export function pathOf(link: string): string | null {
  try {
    const url = new URL(link.trim(), location.href);
    const known = /^\/(t\/[^/]+\/?|me)$/.test(url.pathname);
    return known && url.host === location.host ? `${url.pathname}${url.hash}` : null;
  } catch {
    return null;
  }
}
