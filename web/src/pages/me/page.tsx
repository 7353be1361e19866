import { useEffect, useState } from "react";
import { ASKING } from "../../engine/policy";
import { api } from "../../net/api";
import { useGuest } from "../../net/guest";
import { refusalText } from "../../net/refusal";
import { go } from "../../router";
import { chooseAsking, currentAsking } from "../../table/asking";
import { canNotify, notificationsWanted, wantNotifications } from "../../table/notify";
import { chooseSounds, soundsWanted } from "../../table/sounds";
import { useSpeech } from "../../text/context";
import { Problem } from "../../ui/problem";
import { Heading, Segments, Site, Toggle } from "../../ui/site";
import { NameField } from "../name-field";
import { Devices } from "./devices";
import { Mail } from "./mail";
import { Notices } from "./notices";
import "../../styles/people.css";

/** Oneself: a name, wishes, other devices, and what is kept. */
export default function MePage() {
  const speech = useSpeech();
  const [guest, setGuest, , mail] = useGuest();
  const [problem, setProblem] = useState<string | null>(null);
  const [came, setCame] = useState(false);

  useEffect(() => {
    document.title = `${speech.text("web-page-me")} · Starboard`;
  }, [speech]);

  // A link of another device: `/me#key=...`. The key does not stay in the address.
  useEffect(() => {
    const key = new URLSearchParams(location.hash.replace(/^#/, "")).get("key");
    if (!key) return;
    history.replaceState(null, "", location.pathname);
    api.device({ key }).then(
      (answer) => {
        setGuest(answer.guest);
        setCame(true);
      },
      (error) => setProblem(refusalText(speech, error)),
    );
  }, [setGuest, speech]);

  return (
    <Site at="me" className="me-page" name={guest?.name}>
      <h1>{speech.text("web-page-me")}</h1>
      <Problem text={problem} />
      {came && guest && <p className="good-news panel">{speech.text("web-me-same", { name: guest.name })}</p>}
      <div className="g2">
        <div className="me-column">
          <section className="panel me-part">
            <Heading title={speech.text("web-me-name")} />
            <NameField guest={guest} setGuest={setGuest} />
            <p className="small">{speech.text("web-me-name-line")}</p>
          </section>
          <Devices
            guest={guest ?? null}
            onGuest={(found) => {
              setGuest(found);
              setCame(true);
            }}
          />
          {mail && <Mail />}
        </div>
        <div className="me-column">
          <Wishes />
          {guest && <Notices />}
          {guest && <Kept onGone={() => go("/")} />}
        </div>
      </div>
    </Site>
  );
}

/** What this browser does; kept in it. */
function Wishes() {
  const speech = useSpeech();
  const [asking, setAsking] = useState(currentAsking);
  const [sounds, setSounds] = useState(soundsWanted);
  const [told, setTold] = useState(notificationsWanted);
  return (
    <section className="panel me-part">
      <Heading title={speech.text("web-me-wishes")} />
      <p className="small">{speech.text("web-asking")}</p>
      <Segments
        label={speech.text("web-asking")}
        value={asking}
        of={ASKING.map((id) => ({ id, name: speech.text(`web-asking-${id}`) }))}
        onChoose={(id) => {
          chooseAsking(id);
          setAsking(id);
        }}
      />
      <Toggle
        on={sounds}
        label={speech.text("web-sounds")}
        onChange={(on) => {
          chooseSounds(on);
          setSounds(on);
        }}
      />
      {canNotify() && (
        <Toggle
          on={told}
          label={speech.text("web-notify-turn")}
          onChange={(on) => wantNotifications(on).then(setTold)}
        />
      )}
    </section>
  );
}

/** What the server keeps: to take home, and to have it forgotten. */
function Kept({ onGone }: { onGone: () => void }) {
  const speech = useSpeech();
  const [sure, setSure] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <section className="panel me-part">
      <Heading title={speech.text("web-me-kept")} />
      <p className="small">{speech.text("web-me-kept-line")}</p>
      <div className="row">
        <a className="button" href={api.exportPath} download="starboard.json" data-act="export">
          {speech.text("web-me-export")}
        </a>
        {!sure && (
          <button type="button" className="button danger" data-act="forget" onClick={() => setSure(true)}>
            {speech.text("web-me-delete")}
          </button>
        )}
      </div>
      {sure && (
        <div className="ask-again">
          <p>{speech.text("web-me-delete-line")}</p>
          <div className="row">
            <button type="button" className="button" onClick={() => setSure(false)}>
              {speech.text("web-stay")}
            </button>
            <button
              type="button"
              className="button danger"
              data-act="forget-now"
              onClick={() => api.forget().then(onGone, (error) => setProblem(refusalText(speech, error)))}
            >
              {speech.text("web-me-delete")}
            </button>
          </div>
        </div>
      )}
      <Problem text={problem} />
    </section>
  );
}
