/** Dark or light: chosen, or as the system wishes. */
export type Look = "dark" | "light";

const KEY = "starboard.look";

export function currentLook(): Look {
  const stored = localStorage.getItem(KEY);
  if (stored === "dark" || stored === "light") return stored;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

export function applyLook(look: Look = currentLook()): void {
  document.documentElement.dataset.look = look;
}

export function chooseLook(look: Look): void {
  localStorage.setItem(KEY, look);
  applyLook(look);
}
