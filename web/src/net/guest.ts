import { useCallback, useEffect, useRef, useState } from "react";
import type { GuestInfo } from "../contract/messages.gen";
import type { Speech } from "../text/speech";
import { api } from "./api";

/**
 * The guest of this browser (undefined while unknown, null before the first act), what the host has to say, and whether
 * one can sign in by mail here.
 */
export function useGuest() {
  const [guest, setGuest] = useState<GuestInfo | null | undefined>(undefined);
  const [message, setMessage] = useState("");
  const [mail, setMail] = useState(false);
  const known = useRef(false); // somebody has told in the meantime who this is
  const tell = useCallback((told: GuestInfo | null) => {
    known.current = true;
    setGuest(told);
  }, []);
  useEffect(() => {
    let current = true;
    api.me().then(
      (answer) => {
        if (!current) return;
        if (!known.current) setGuest(answer.guest);
        setMessage(answer.message);
        setMail(answer.mail);
      },
      () => current && setGuest(null),
    );
    return () => {
      current = false;
    };
  }, []);
  return [guest, tell, message, mail] as const;
}

/** Be somebody before sitting down or talking: nobody has to type a name first. Tells whether that is new. */
export async function ensureGuest(speech: Speech): Promise<boolean> {
  const { guest } = await api.me();
  if (!guest) await api.beGuest({ name: speech.text("web-guest-name"), language: speech.language });
  return !guest;
}
