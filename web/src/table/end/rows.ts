/** The result of a game as rows for bars and tables. Pure. */

import type { Result } from "../../contract/messages.gen";
import type { ScoreRow, Source } from "../../kit/score";
import { labelOf, upperFirst } from "../../text/names";
import type { Speech } from "../../text/speech";

export function sourcesOf(speech: Speech, result: Result): Source[] {
  const ids = [...new Set(result.breakdown.flatMap((parts) => Object.keys(parts)))];
  return ids.map((id) => ({ id, name: upperFirst(labelOf(speech, "score", id)) }));
}

/**
 * Best first; who has as many points as another has the same place, unless only one of them won. Who plays against a
 * target has won by reaching it.
 */
export function rowsOf(
  speech: Speech,
  result: Result,
  sources: readonly Source[],
  own: number | null,
  target?: number,
): ScoreRow[] {
  const reached = (seat: number) => target === undefined || (result.scores[seat] ?? 0) >= target;
  const won = (seat: number) => result.winners.includes(seat) && reached(seat);
  const seats = result.scores
    .map((total, seat) => ({ seat, total }))
    .sort((one, other) => Number(won(other.seat)) - Number(won(one.seat)) || other.total - one.total);
  return seats.map(({ seat, total }) => ({
    seat,
    name: speech.player(seat),
    note: seat === own ? speech.text("web-you") : undefined,
    total,
    won: won(seat),
    place:
      1 +
      seats.filter(
        (other) => won(other.seat) > won(seat) || (won(other.seat) === won(seat) && other.total > total),
      ).length,
    parts: sources.map(({ id }) => ({ source: id, n: result.breakdown[seat]?.[id] ?? 0 })),
  }));
}

const SINGLE = "single";

/** What only some seats have (a card of their own) shares one colour, and is named below the bar. */
export function grouped(
  speech: Speech,
  rows: readonly ScoreRow[],
  sources: readonly Source[],
  result: Result,
): { rows: ScoreRow[]; sources: Source[] } {
  const common = (id: string) => result.breakdown.every((parts) => id in parts);
  const single = sources.filter(({ id }) => !common(id));
  if (single.length === 0) return { rows: [...rows], sources: [...sources] };
  const name = speech.first([`score-${SINGLE}`]) ?? speech.text("web-score-single");
  return {
    sources: [...sources.filter(({ id }) => common(id)), { id: SINGLE, name }],
    rows: rows.map((row) => ({
      ...row,
      parts: row.parts.map((part) => (common(part.source) ? part : { ...part, source: SINGLE })),
      below: single.flatMap(({ id, name: called }) => {
        const n = row.parts.find(({ source }) => source === id)?.n ?? 0;
        return n === 0 ? [] : [{ name: called, n }];
      }),
    })),
  };
}

/** Who had most of each source, where not all had the same; what a seat has from cards of its own counts together. */
export function bestOf(
  rows: readonly ScoreRow[],
  sources: readonly Source[],
): { source: Source; most: number; seats: ScoreRow[] }[] {
  return sources.flatMap((source) => {
    const of = (row: ScoreRow) =>
      row.parts.filter((part) => part.source === source.id).reduce((all, { n }) => all + n, 0);
    const most = Math.max(...rows.map(of));
    const seats = rows.filter((row) => of(row) === most);
    return most > 0 && seats.length < rows.length ? [{ source, most, seats }] : [];
  });
}

/** Who won, and by how much against the reader. */
export function titleOf(speech: Speech, result: Result, own: number | null): string {
  const names = speech.list(result.winners.map((seat) => speech.player(seat)));
  const best = Math.max(...result.winners.map((seat) => result.scores[seat] ?? 0));
  const rivals = result.scores.filter((_, seat) => !result.winners.includes(seat));
  if (result.winners.length === 1 && own !== null && rivals.length > 0) {
    const mine = result.scores[own] ?? 0;
    if (result.winners.includes(own)) return speech.text("web-you-win", { best, next: Math.max(...rivals) });
    return speech.text("web-wins-over-you", { name: names, best, mine });
  }
  return speech.text("web-winners", { names, n: result.winners.length });
}

/** Whether somebody has as many points as who won: then something else has decided. */
export function isTied({ scores, winners }: Result): boolean {
  const best = Math.max(...winners.map((seat) => scores[seat] ?? 0));
  return scores.some((score, seat) => score === best && !winners.includes(seat));
}

export function placeText(speech: Speech, rows: readonly ScoreRow[], own: number): string {
  const row = rows.find(({ seat }) => seat === own);
  return row && rows.length > 1 && !row.won
    ? speech.text("web-your-place", { place: row.place, of: rows.length })
    : "";
}
