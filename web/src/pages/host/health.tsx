import type { Health } from "../../contract/messages.gen";
import { useSpeech } from "../../text/context";
import { Heading } from "../../ui/site";

/** Whether all is well, and how much is going on. */
export function HostHealth({ health }: { health: Health }) {
  const speech = useSpeech();
  const { store, rules, bots } = health;
  const facts = [
    {
      id: "store",
      good: store.writable,
      text: store.writable ? "web-host-writable" : "web-host-not-writable",
    },
    { id: "rules", good: rules.alive === rules.workers, n: rules.alive, m: rules.workers },
    { id: "bots", good: bots.alive, n: bots.alive ? bots.workers : 0, m: bots.workers },
    { id: "servers", good: true, n: health.servers },
    { id: "tables", good: true, n: health.tables },
    { id: "sockets", good: true, n: health.sockets },
  ];
  const waiting: Record<string, number> = { store: store.waiting, rules: rules.waiting, bots: bots.waiting };
  return (
    <section data-area="health">
      <Heading title={speech.text(health.ok ? "web-host-well" : "web-host-ill")} />
      <ul className="host-facts">
        {facts.map(({ id, good, text, n, m }) => (
          <li key={id} className="panel" data-good={good} data-fact={id}>
            <span className="small">{speech.text(`web-host-${id}`)}</span>
            <b>
              {text ? speech.text(text) : m === undefined ? n : speech.text("web-n-of-m", { n: n ?? 0, m })}
            </b>
            {id in waiting && <small>{speech.text("web-host-waiting", { n: waiting[id] ?? 0 })}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
