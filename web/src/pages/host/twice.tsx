import { useState } from "react";

/** A button for what hurts: the first click asks, the second does it; leaving it takes the first back. */
export function TwiceButton({
  act,
  text,
  sure,
  onSure,
}: {
  act: string;
  text: string;
  sure: string;
  onSure: () => void;
}) {
  const [asked, setAsked] = useState(false);
  return (
    <button
      type="button"
      className="button small danger"
      data-act={act}
      data-asked={asked}
      onBlur={() => setAsked(false)}
      onClick={() => {
        if (asked) onSure();
        setAsked(!asked);
      }}
    >
      {asked ? sure : text}
    </button>
  );
}
