import type { Message, View } from "../engine/types";
import { useSpeech } from "../text/context";
import { humanize } from "../text/speech";

/** A message, and ids of more that belongs to it. */
interface Note extends Message {
  readonly details?: readonly string[];
}

function isNote(note: unknown): note is Note {
  return typeof note === "object" && note !== null && typeof (note as Note).id === "string";
}

/** What a view has to say about itself, such as which figures of its board are not read off a printed one. */
export function Notes({ view }: { view: View }) {
  const speech = useSpeech();
  const notes = (Array.isArray(view.notes) ? view.notes : []).filter(isNote);
  if (notes.length === 0) return null;
  return (
    <section className="notes" aria-label={speech.text("web-notes")}>
      {notes.map((note) => {
        const text = speech.say(note);
        if (!note.details?.length) return <p key={note.id}>{text}</p>;
        return (
          <details key={note.id}>
            <summary>{text}</summary>
            <p>{note.details.map((each) => speech.first([each]) ?? humanize(each)).join(" · ")}</p>
          </details>
        );
      })}
    </section>
  );
}
