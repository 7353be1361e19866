import { useState } from "react";
import type { GuestInfo } from "../contract/messages.gen";
import { api, Refusal } from "../net/api";
import { useSpeech } from "../text/context";

/** What somebody is called; kept when the field is left. */
export function NameField({
  guest,
  setGuest,
}: {
  guest: GuestInfo | null | undefined;
  setGuest: (guest: GuestInfo | null) => void;
}) {
  const speech = useSpeech();
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState(false);
  const name = draft ?? guest?.name ?? "";

  async function keep() {
    const wanted = name.trim();
    setDraft(null);
    if (wanted === "" || wanted === guest?.name) return;
    try {
      setGuest((await api.beGuest({ name: wanted, language: speech.language })).guest);
      setProblem(false);
    } catch (error) {
      setProblem(error instanceof Refusal);
    }
  }

  return (
    <label className="inp name-field">
      <span className="small">{speech.text("web-your-name")}</span>
      <input
        type="text"
        maxLength={32}
        value={name}
        placeholder={speech.text("web-guest-name")}
        autoComplete="nickname"
        aria-invalid={problem}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => event.key === "Enter" && keep()}
      />
    </label>
  );
}
