// Shows what the page tells it, also on phones, and brings whoever clicks it to the table.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then(async (windows) => {
      const there = windows.find((one) => new URL(one.url).pathname === path);
      if (there) return there.focus();
      if (windows.length === 0) return self.clients.openWindow(path);
      await windows[0].focus();
      return windows[0].navigate(path);
    }),
  );
});
