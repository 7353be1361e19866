import { lazy, Suspense } from "react";
import { HomePage } from "./pages/home";
import { usePath } from "./router";
import { SpeechProvider } from "./text/context";
import { Failsafe } from "./ui/failsafe";

const SetupPage = lazy(() => import("./pages/setup"));
const TablePage = lazy(() => import("./pages/table"));
const KitPage = lazy(() => import("./pages/kit"));

export function App() {
  const path = usePath();
  const table = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  const setup = /^\/new\/([^/]+)\/?$/.exec(path)?.[1];
  const kit = /^\/kit(?:\/([^/]+))?\/?$/.exec(path);
  return (
    <Failsafe key={path}>
      <Suspense fallback={null}>
        {table ? (
          <TablePage id={decodeURIComponent(table)} key={table} />
        ) : kit ? (
          <KitPage game={kit[1] ?? null} />
        ) : setup ? (
          <SpeechProvider game={decodeURIComponent(setup)}>
            <SetupPage game={decodeURIComponent(setup)} />
          </SpeechProvider>
        ) : (
          <SpeechProvider game={null}>
            <HomePage />
          </SpeechProvider>
        )}
      </Suspense>
    </Failsafe>
  );
}
