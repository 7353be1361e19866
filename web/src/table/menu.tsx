import { type ReactNode, useEffect, useRef, useState } from "react";
import type { SeatAction, TableInfo } from "../contract/messages.gen";
import { ASKING, type Asking } from "../engine/policy";
import { api } from "../net/api";
import { refusalText } from "../net/refusal";
import { useSpeech } from "../text/context";
import { Problem } from "../ui/problem";
import { LanguageChoice } from "../ui/top";
import { chooseAsking, currentAsking } from "./asking";
import { useStore, useTable } from "./context";
import { canNotify, notificationsWanted, wantNotifications } from "./notify";
import { PreferenceList } from "./preferences";
import { SeatLinks } from "./seat-links";
import { chooseSounds, soundsWanted } from "./sounds";

/** What is needed seldom: another device, leaving and coming back, the record, the proof that nothing was arranged. */
export function TableMenu({ info, children }: { info: TableInfo; children?: ReactNode }) {
  const speech = useSpeech();
  const store = useStore();
  const table = useTable((snapshot) => snapshot.table);
  const [problem, setProblem] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const own = table?.seats.find((seat) => seat.seat === table.seat && seat.mine);
  const away = own?.kind === "bot";

  // A click elsewhere or Escape closes it.
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const menu = box.current;
      const inside =
        event instanceof PointerEvent && event.target instanceof Node && menu?.contains(event.target);
      if (menu?.open && !inside && !(event instanceof KeyboardEvent && event.key !== "Escape"))
        menu.open = false;
    };
    addEventListener("pointerdown", close);
    addEventListener("keydown", close);
    return () => {
      removeEventListener("pointerdown", close);
      removeEventListener("keydown", close);
    };
  }, []);

  async function act(action: SeatAction) {
    if (!own) return;
    try {
      await api.seat(info.id, own.seat, action);
      setProblem(null);
      store.rejoin();
    } catch (error) {
      setProblem(refusalText(speech, error));
    }
  }

  return (
    <details className="menu" ref={box} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        className="button quiet square"
        aria-label={speech.text("web-menu")}
        title={speech.text("web-menu")}
      >
        ⋯
      </summary>
      <div className="menu-body panel">
        <Problem text={problem} />
        <LanguageChoice />
        {children}
        {own && <AskingChoice />}
        <SoundsChoice />
        {canNotify() && <NoticesChoice />}
        {own && table?.status === "playing" && (
          <>
            <PreferenceList game={info.game} />
            {open && <SeatLinks key={own.seat} info={info} seat={own.seat} />}
            <button
              type="button"
              className="button"
              data-act={away ? "return" : "leave"}
              onClick={() => act({ action: away ? "return" : "leave" })}
            >
              {speech.text(away ? "web-return-seat" : "web-leave-seat")}
            </button>
          </>
        )}
        {info.host && <MuteChoice info={info} />}
        <a
          className="button"
          href={api.recordPath(info.id, table?.seat ?? null)}
          target="_blank"
          rel="noreferrer"
        >
          {speech.text("web-record")}
        </a>
        {table?.seed_hash && (
          <p className="menu-seed">
            {speech.text("web-seed-hash")} <code>{table.seed_hash}</code>
            {table.seed && (
              <>
                <br />
                {speech.text("web-seed")} <code>{table.seed}</code>
              </>
            )}
          </p>
        )}
      </div>
    </details>
  );
}

/** The host decides whether spectators may talk. */
function MuteChoice({ info }: { info: TableInfo }) {
  const speech = useSpeech();
  const [muted, setMuted] = useState(info.muted);
  return (
    <button
      type="button"
      className="button"
      data-act="mute"
      aria-pressed={muted}
      onClick={() =>
        api.mute(info.id, !muted).then(
          (answer) => setMuted(answer.muted),
          () => undefined,
        )
      }
    >
      {speech.text(muted ? "web-unmute" : "web-mute")}
    </button>
  );
}

/** When to be asked before something is said; kept in this browser. */
function AskingChoice() {
  const speech = useSpeech();
  const store = useStore();
  const [asking, setAsking] = useState<Asking>(currentAsking);
  return (
    <fieldset className="asking">
      <legend className="label">{speech.text("web-asking")}</legend>
      {ASKING.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="asking"
            value={each}
            checked={asking === each}
            onChange={() => {
              chooseAsking(each);
              setAsking(each);
              store.asked();
            }}
          />
          {speech.text(`web-asking-${each}`)}
        </label>
      ))}
    </fieldset>
  );
}

function NoticesChoice() {
  const speech = useSpeech();
  const [wanted, setWanted] = useState(notificationsWanted);
  return (
    <label className="asking">
      <input
        type="checkbox"
        data-act="notify"
        checked={wanted}
        onChange={(event) => wantNotifications(event.target.checked).then(setWanted)}
      />
      {speech.text("web-notify-turn")}
    </label>
  );
}

function SoundsChoice() {
  const speech = useSpeech();
  const [wanted, setWanted] = useState(soundsWanted);
  return (
    <label className="asking">
      <input
        type="checkbox"
        data-act="sounds"
        checked={wanted}
        onChange={(event) => {
          chooseSounds(event.target.checked);
          setWanted(event.target.checked);
        }}
      />
      {speech.text("web-sounds")}
    </label>
  );
}
