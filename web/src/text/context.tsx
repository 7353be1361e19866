import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import type { Word } from "../contract/messages.gen";
import { bundles, isBuiltIn, type Language, preferred } from "./bundles";
import { Speech } from "./speech";

interface Texts {
  readonly speech: Speech;
  readonly language: Language;
  readonly choose: (language: Language) => void;
  /** Load the names of more games, if the page was not built with them. */
  readonly include: (games: readonly string[]) => void;
}

const Context = createContext<Texts | null>(null);
const KEY = "starboard.language";

/** Gives everything below it the messages of the page and of one game, in the reader's language. */
export function SpeechProvider({ game, children }: { game: string | null; children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(() =>
    preferred(localStorage.getItem(KEY), navigator.languages),
  );
  const [speech, setSpeech] = useState<Speech | null>(null);
  const [guests, setGuests] = useState("");

  useEffect(() => {
    let current = true;
    const more = [...guests.split(" "), game ?? ""].filter((part) => part !== "");
    const parts = ["web", "kernel", ...more];
    bundles(language, parts).then((loaded) => {
      if (!current) return;
      document.documentElement.lang = language;
      setSpeech(new Speech(loaded, language));
    });
    return () => {
      current = false;
    };
  }, [language, game, guests]);

  const choose = useCallback((chosen: Language) => {
    localStorage.setItem(KEY, chosen);
    setLanguage(chosen);
  }, []);
  const include = useCallback((games: readonly string[]) => {
    setGuests(games.filter((each) => !isBuiltIn(each)).join(" "));
  }, []);
  const value = useMemo(
    () => (speech ? { speech, language, choose, include } : null),
    [speech, language, choose, include],
  );
  return value ? <Context value={value}>{children}</Context> : null;
}

/** The same texts with the players of a table. */
export function PlayersProvider({ players, children }: { players: readonly string[]; children: ReactNode }) {
  const texts = useTexts();
  const names = players.join("\n");
  const value = useMemo(() => ({ ...texts, speech: texts.speech.at(names.split("\n")) }), [texts, names]);
  return <Context value={value}>{children}</Context>;
}

/** The same texts with the names that things have at this table only. */
export function CalledProvider(props: { called: ReadonlyMap<Word, string>; children: ReactNode }) {
  const { called, children } = props;
  const texts = useTexts();
  const names = JSON.stringify([...called]); // many views tell the same
  const value = useMemo(
    () => ({ ...texts, speech: texts.speech.calling(new Map(JSON.parse(names))) }),
    [texts, names],
  );
  return <Context value={value}>{children}</Context>;
}

export function useTexts(): Texts {
  const texts = useContext(Context);
  if (!texts) throw new Error("there is no language here");
  return texts;
}

export function useSpeech(): Speech {
  return useTexts().speech;
}
