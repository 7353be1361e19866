/** Being told by the browser, while the page is open somewhere in the background: kept in this browser. */

import { useEffect } from "react";
import type { WaitingTable } from "../contract/messages.gen";
import { api } from "../net/api";
import { useSpeech } from "../text/context";
import { gameName } from "../text/names";

const KEY = "starboard.notify";
const LOOK = 30_000; // milliseconds between two looks at one's other tables

export function canNotify(): boolean {
  return "Notification" in window && window.isSecureContext;
}

export function notificationsWanted(): boolean {
  return canNotify() && Notification.permission === "granted" && localStorage.getItem(KEY) === "yes";
}

/** Asks the browser for leave if need be; tells whether it was given. */
export async function wantNotifications(on: boolean): Promise<boolean> {
  const given = on && canNotify() && (await Notification.requestPermission()) === "granted";
  localStorage.setItem(KEY, given ? "yes" : "no");
  if (given) void worker();
  return given;
}

/** Phones show only what a service worker tells; it also brings a click to the right table. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  try {
    await navigator.serviceWorker.register("/turns.js");
    return await navigator.serviceWorker.ready;
  } catch {
    return null; // a private window may know no such thing
  }
}

/** Tell something to who looks elsewhere; a click on it comes to the table. */
export async function notify(title: string, body: string, path = location.pathname): Promise<void> {
  if (!document.hidden || !notificationsWanted()) return;
  const telling = await worker();
  if (telling) {
    await telling.showNotification(title, { body, tag: path, icon: "/star.svg", data: { path } });
    return;
  }
  const note = new Notification(title, { body, tag: path });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** What is new among the tables that wait, other than the one that is open here. */
export function news(
  turns: readonly WaitingTable[],
  known: ReadonlySet<string>,
  here: string,
): readonly WaitingTable[] {
  return turns.filter((turn) => !known.has(told(turn)) && turn.link !== here);
}

export function told(turn: WaitingTable): string {
  return `${turn.table} ${turn.since}`;
}

/** Turns at other tables: of those that began while nobody looked, each is told once. */
export function TurnNotices() {
  const speech = useSpeech();
  useEffect(() => {
    let known: ReadonlySet<string> | null = null;
    const look = async () => {
      if (!notificationsWanted()) return;
      const { turns } = await api.turns().catch(() => ({ turns: null }));
      if (turns === null) return;
      if (known !== null)
        for (const turn of news(turns, known, location.pathname))
          await notify(gameName(speech, turn.game), speech.text("web-your-turn"), turn.link);
      known = new Set(turns.map(told));
    };
    void look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [speech]);
  return null;
}
