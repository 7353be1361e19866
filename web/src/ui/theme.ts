/** Dark or light: chosen, or as the system wishes. */
export type Theme = "dark" | "light";

const KEY = "starboard.look";

export function currentTheme(): Theme {
  const stored = localStorage.getItem(KEY);
  if (stored === "dark" || stored === "light") return stored;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

export function applyTheme(theme: Theme = currentTheme()): void {
  document.documentElement.dataset.look = theme;
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
  applyTheme(theme);
}
