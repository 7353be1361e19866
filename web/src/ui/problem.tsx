/** What went wrong, told to eyes and screen readers alike; nothing while all is well. */
export function Problem({ text }: { text: string | null | undefined | false }) {
  if (!text) return null;
  return (
    <p className="problem" role="alert">
      {text}
    </p>
  );
}
