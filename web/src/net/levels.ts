/** Who sits in for people: not the weakest bot, not the strongest. */
export function usualLevel(levels: readonly string[]): string {
  return levels[Math.min(1, levels.length - 1)] ?? "random";
}
