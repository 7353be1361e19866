import type { SeatInfo } from "../contract/messages.gen";
import { humanize, type Speech } from "../text/speech";

/** What the players are called: people as they wish, bots by their level; equal names are numbered. */
export function playerNames(speech: Speech, seats: readonly SeatInfo[]): string[] {
  const plain = seats.map((seat) => {
    const stands = seat.name !== "" && seat.name !== `bot-${seat.level}`; // for a player, who keeps the name
    if (seat.kind === "bot" && seat.level !== null && !stands) {
      return humanize(speech.first([`level-${seat.level}`]) ?? seat.level);
    }
    return seat.name ?? speech.text("web-seat-n", { n: seat.seat + 1 });
  });
  return plain.map((name, seat) => {
    const alike = plain.filter((other) => other === name).length > 1;
    return alike ? `${name} ${plain.slice(0, seat + 1).filter((other) => other === name).length}` : name;
  });
}
