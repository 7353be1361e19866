import { useState } from "react";
import { useSpeech } from "../text/context";

/** A link with what is done with it: copied, or given to another program of this device. */
export function CopyLink({ link, title }: { link: string; title: string }) {
  const speech = useSpeech();
  const [copied, setCopied] = useState(false);
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
        <button
          type="button"
          className="button main"
          data-act="copy"
          onClick={() => navigator.clipboard?.writeText(link).then(() => setCopied(true))}
        >
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
