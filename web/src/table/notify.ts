/** Being told by the browser, while the page is open somewhere in the background: kept in this browser. */

const KEY = "starboard.notify";

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
  return given;
}

/** Tell something to who looks elsewhere; a click on it comes back here. */
export function notify(title: string, body: string): void {
  if (!document.hidden || !notificationsWanted()) return;
  const note = new Notification(title, { body, tag: location.pathname });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
