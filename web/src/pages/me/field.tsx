import { type FormEvent, type InputHTMLAttributes, useState } from "react";
import { refusalText } from "../../net/refusal";
import { useSpeech } from "../../text/context";
import { Problem } from "../../ui/problem";
import { Heading } from "../../ui/site";

interface FieldProps {
  readonly title: string;
  readonly line: string;
  /** What it is called in the page: `data-field`. */
  readonly name: string;
  readonly input: InputHTMLAttributes<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly act: string;
  readonly button: string;
  /** The server knows it already. */
  readonly known?: boolean;
  /** Tells what has come of it. */
  readonly send: (value: string) => Promise<string>;
}

/** A part of the page with one field for the server, what came of it, and what went wrong. */
export function Field(props: FieldProps) {
  const { title, line, name, input, value, onChange, act, button, known = false, send } = props;
  const speech = useSpeech();
  const [done, setDone] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    setDone(null);
    send(value.trim()).then(
      (text) => {
        setDone(text);
        setProblem(null);
      },
      (error) => setProblem(refusalText(speech, error)),
    );
  }

  return (
    <section className="panel me-part">
      <Heading title={title} />
      <p className="small">{line}</p>
      <form className="row" onSubmit={submit}>
        <input
          {...input}
          className="select"
          value={value}
          data-field={name}
          onChange={(event) => {
            onChange(event.target.value);
            setDone(null);
          }}
        />
        <button type="submit" className="button" data-act={act} disabled={known && !problem}>
          {button}
        </button>
      </form>
      {done !== null && (
        <p className="small" role="status">
          {done}
        </p>
      )}
      <Problem text={problem} />
    </section>
  );
}
