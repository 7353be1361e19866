import { useState } from "react";
import { api } from "../../net/api";
import { useSpeech } from "../../text/context";
import { Field } from "./field";

/** Signing in by mail, where the host has a mail server: a letter with a link, no password. */
export function Mail() {
  const speech = useSpeech();
  const [address, setAddress] = useState("");
  const name = speech.text("web-me-mail-address");
  return (
    <Field
      title={speech.text("web-me-mail")}
      line={speech.text("web-me-mail-line")}
      name="address"
      input={{
        type: "email",
        required: true,
        maxLength: 200,
        autoComplete: "email",
        "aria-label": name,
        placeholder: name,
      }}
      value={address}
      onChange={setAddress}
      act="send-mail"
      button={speech.text("web-me-mail-send")}
      send={async (given) => {
        const { minutes } = await api.mail({ address: given });
        return speech.text("web-me-mail-sent", { minutes });
      }}
    />
  );
}
