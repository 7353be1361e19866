import { useState } from "react";
import { go } from "../router";
import { isLanguage, LANGUAGES } from "../text/bundles";
import { useTexts } from "../text/context";
import { chooseTheme, currentTheme, type Theme } from "./theme";

export function Brand() {
  const { speech } = useTexts();
  return (
    <a
      className="brand"
      href="/"
      aria-label={speech.text("web-home")}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        go("/");
      }}
    >
      <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
        <circle cx="16" cy="16" r="14.5" fill="none" stroke="currentColor" strokeOpacity=".35" />
        <ellipse cx="16" cy="16" rx="14.5" ry="5" fill="none" stroke="currentColor" strokeOpacity=".35" />
        <path d="M16 3l3.2 9.8L29 16l-9.8 3.2L16 29l-3.2-9.8L3 16l9.8-3.2z" fill="var(--gold)" />
      </svg>
      <span>Starboard</span>
    </a>
  );
}

export function LanguageChoice() {
  const { speech, language, choose } = useTexts();
  return (
    <label className="language">
      <span className="hidden">{speech.text("web-language")}</span>
      <select
        className="select"
        value={language}
        onChange={(event) => isLanguage(event.target.value) && choose(event.target.value)}
      >
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

export function ThemeButton({ named = false }: { named?: boolean }) {
  const { speech } = useTexts();
  const [theme, setTheme] = useState<Theme>(currentTheme);
  const other: Theme = theme === "dark" ? "light" : "dark";
  const name = speech.text(`web-look-${other}`);
  return (
    <button
      type="button"
      className={named ? "button" : "button quiet square"}
      data-act="look"
      aria-label={name}
      title={name}
      onClick={() => {
        chooseTheme(other);
        setTheme(other);
      }}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <path d="M10 2.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
      </svg>{" "}
      {named && name}
    </button>
  );
}
