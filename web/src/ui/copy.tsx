import { useState } from "react";
import { useSpeech } from "../text/context";

/** Copies a text. Tells whether it is copied. */
async function copyText(text: string): Promise<boolean> {
  if (!window.isSecureContext) return copySelected(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copySelected(text),
  );
}

/** Without TLS, or where a browser refuses the other way, only what is selected can be copied. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  (before?.closest("dialog") ?? document.body).append(field); // beside an open dialog nothing can be selected
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}

/** What a page says of a link that can be copied, and how it is copied. */
export function useCopy(): [boolean, (text: string) => void] {
  const [copied, setCopied] = useState(false);
  return [copied, (text) => void copyText(text).then(setCopied)];
}

/** A link with what is done with it: copied, or given to another program of this device. */
export function CopyLink({ link, title }: { link: string; title: string }) {
  const speech = useSpeech();
  const [copied, copy] = useCopy();
  const shares = "share" in navigator;
  return (
    <>
      <input
        type="text"
        className="select link-field"
        readOnly
        value={link}
        aria-label={speech.text("web-share")}
        onFocus={(event) => event.target.select()}
      />
      <div className="row copy-row">
        <button type="button" className="button main" data-act="copy" onClick={() => copy(link)}>
          {speech.text(copied ? "web-copied" : "web-copy")}
        </button>
        {shares && (
          <button
            type="button"
            className="button"
            onClick={() => navigator.share({ title, url: link }).catch(() => undefined)}
          >
            {speech.text("web-share-by")}
          </button>
        )}
      </div>
    </>
  );
}
