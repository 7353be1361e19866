import { useMemo } from "react";
import { useSpeech } from "../text/context";
import { qr } from "./qr";

/** A link to be read by a camera: dark on white in both appearances. */
export function QrCode({ text }: { text: string }) {
  const speech = useSpeech();
  const grid = useMemo(() => qr(text), [text]);
  if (!grid) return null;
  const path = grid.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <div className="qr">
      <svg
        viewBox={`0 0 ${grid.length} ${grid.length}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={speech.text("web-qr")}
      >
        <path d={path} fill="#0d1320" />
      </svg>
    </div>
  );
}
