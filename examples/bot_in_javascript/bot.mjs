// A bot in another language: one question per line comes in as JSON, one sentence per line goes out.
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const { sentences } = JSON.parse(line);
  const longest = sentences.reduce((best, words) => (words.length > best.length ? words : best));
  process.stdout.write(`${JSON.stringify(longest)}\n`);
}
