import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "../contract/messages.gen";

/** The languages of the page, each with its own name for itself. */
export const LANGUAGES: Readonly<Record<Language, string>> = {
  en: "English",
  uk: "Українська",
  ru: "Русский",
  lt: "Lietuvių",
};
export type { Language };

const sources = import.meta.glob<string>(["@locales/*/*.ftl", "!@locales/*/cli.ftl"], {
  query: "?raw",
  import: "default",
});
const cache = new Map<string, Promise<string | null>>();

function source(language: Language, part: string): Promise<string | null> {
  const tail = `/${language}/${part}.ftl`;
  const known = cache.get(tail);
  if (known) return known;
  const path = Object.keys(sources).find((name) => name.endsWith(tail));
  const load = path ? sources[path] : undefined;
  const text = load ? load() : fromServer(language, part);
  cache.set(tail, text);
  return text;
}

/** Whether the page was built with the texts of a game; those of other packages come from the server. */
export function isBuiltIn(game: string): boolean {
  return Object.keys(sources).some((name) => name.endsWith(`/en/${game}.ftl`));
}

async function fromServer(language: Language, game: string): Promise<string | null> {
  try {
    const answer = await fetch(`/api/games/${encodeURIComponent(game)}/texts/${language}`);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null; // names are then shown as the game spells them
  }
}

/** The messages of a language, then the English ones for whatever it lacks. */
export async function bundles(language: Language, parts: readonly string[]): Promise<FluentBundle[]> {
  const order: Language[] = language === "en" ? ["en"] : [language, "en"];
  return Promise.all(
    order.map(async (tongue) => {
      const bundle = new FluentBundle(tongue, { useIsolating: false });
      for (const text of await Promise.all(parts.map((part) => source(tongue, part)))) {
        if (text !== null) bundle.addResource(new FluentResource(text), { allowOverrides: true });
      }
      return bundle;
    }),
  );
}

export function isLanguage(code: string | null | undefined): code is Language {
  return code !== null && code !== undefined && Object.hasOwn(LANGUAGES, code);
}

/** The reader's language: chosen before, else the browser's wish, else English. */
export function preferred(stored: string | null, wishes: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  for (const wish of wishes) {
    const code = wish.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return "en";
}
