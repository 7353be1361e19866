import { useEffect, useState } from "react";
import type { TableInfo } from "../../contract/messages.gen";
import { api } from "../../net/api";
import { refusalText } from "../../net/refusal";
import { go } from "../../router";
import { useSpeech } from "../../text/context";
import { gameName } from "../../text/names";
import { useCopy } from "../../ui/copy";
import { useTable } from "../context";

/** Another game with the same people, the record, a link to send; and whether the shuffle was the published one. */
export function Again({ info }: { info: TableInfo }) {
  const speech = useSpeech();
  const asked = useTable((snapshot) => snapshot.table?.rematch ?? null);
  const verified = useVerified();
  const [problem, setProblem] = useState<string | null>(null);
  const [copied, copy] = useCopy();

  function share() {
    const url = new URL(`/t/${info.id}`, location.href).href;
    if ("share" in navigator)
      navigator.share({ title: gameName(speech, info.game), url }).catch(() => undefined);
    else copy(url);
  }

  return (
    <div className="k-end-acts">
      <Rematch info={info} onProblem={setProblem} />
      <button type="button" className="button" data-act="share" onClick={share}>
        {speech.text(copied ? "web-copied" : "web-share-by")}
      </button>
      <RecordLink info={info} />
      <p className="small">
        {problem && <span className="problem">{problem}</span>}
        {asked !== null && <span>{speech.text("web-rematch-asked")} ✓</span>}
        {verified !== null && (
          <span data-verified={verified}>
            {verified ? `${speech.text("web-seed-verified")} ✓` : speech.text("web-seed-wrong")}
          </span>
        )}
      </p>
    </div>
  );
}

/** Whether the seed that was told is the one whose hash was published at the start; null where nobody can compute it. */
function useVerified(): boolean | null {
  const seed = useTable((snapshot) => snapshot.table?.seed ?? null);
  const hash = useTable((snapshot) => snapshot.table?.seed_hash ?? null);
  const [verified, setVerified] = useState<boolean | null>(null);
  useEffect(() => {
    if (seed === null || !window.isSecureContext) return;
    let current = true;
    crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed)).then((digest) => {
      const text = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      if (current) setVerified(text === hash);
    });
    return () => {
      current = false;
    };
  }, [seed, hash]);
  return verified;
}

/** The next game with the same people; for who has played. */
export function Rematch({ info, onProblem }: { info: TableInfo; onProblem: (text: string) => void }) {
  const speech = useSpeech();
  const seat = useTable((snapshot) => snapshot.table?.seat ?? null);
  if (seat === null) return null;
  return (
    <button
      type="button"
      className="button main"
      data-act="rematch"
      onClick={() =>
        api.rematch(info.id).then(
          (next) => go(next.link),
          (error) => onProblem(refusalText(speech, error)),
        )
      }
    >
      {speech.text("web-rematch")}
    </button>
  );
}

export function RecordLink({ info }: { info: TableInfo }) {
  const speech = useSpeech();
  return (
    <a className="button" href={api.recordPath(info.id, null)} download={`${info.game}-${info.id}.txt`}>
      {speech.text("web-record")}
    </a>
  );
}
