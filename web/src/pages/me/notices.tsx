import { useEffect, useState } from "react";
import { api } from "../../net/api";
import { useSpeech } from "../../text/context";
import { Field } from "./field";

/** Being told elsewhere that it is one's turn: an address of a chat program, which the server posts to. */
export function Notices() {
  const speech = useSpeech();
  const [kept, setKept] = useState("");
  const [typed, setTyped] = useState<string | null>(null); // what is kept may come later than the first letters
  const given = typed ?? kept;

  useEffect(() => {
    let current = true;
    api.notices().then(
      ({ webhook }) => {
        if (current) setKept(webhook);
      },
      () => undefined, // the form stays empty, and saving tells what is wrong
    );
    return () => {
      current = false;
    };
  }, []);

  return (
    <Field
      title={speech.text("web-me-webhook")}
      line={speech.text("web-me-webhook-line")}
      name="webhook"
      input={{
        type: "url",
        maxLength: 500,
        "aria-label": speech.text("web-me-webhook-address"),
        placeholder: "https://",
      }}
      value={given}
      onChange={setTyped}
      act="save-webhook"
      button={speech.text("web-me-save")}
      known={given.trim() === kept}
      send={async (address) => {
        const { webhook } = await api.setNotices({ webhook: address });
        setKept(webhook);
        setTyped(null);
        return speech.text(webhook ? "web-me-webhook-on" : "web-me-webhook-off");
      }}
    />
  );
}
