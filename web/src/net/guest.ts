import { useEffect, useState } from "react";
import type { GuestInfo } from "../contract/messages.gen";
import type { Speech } from "../text/speech";
import { api } from "./api";

/** The guest of this browser (undefined while unknown, null before the first act), and what the host has to say. */
export function useGuest() {
  const [guest, setGuest] = useState<GuestInfo | null | undefined>(undefined);
  const [message, setMessage] = useState("");
  useEffect(() => {
    let current = true;
    api.me().then(
      (answer) => {
        if (!current) return;
        setGuest(answer.guest);
        setMessage(answer.message);
      },
      () => current && setGuest(null),
    );
    return () => {
      current = false;
    };
  }, []);
  return [guest, setGuest, message] as const;
}

/** Be somebody before sitting down: nobody has to type a name first. */
export async function ensureGuest(speech: Speech): Promise<void> {
  const { guest } = await api.me();
  if (!guest) await api.beGuest({ name: speech.text("web-guest-name"), language: speech.language });
}
