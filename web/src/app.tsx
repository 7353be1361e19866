import { lazy, Suspense } from "react";
import { HomePage } from "./pages/home";
import { usePath } from "./router";
import { SpeechProvider } from "./text/context";
import { Failsafe } from "./ui/failsafe";

const SetupPage = lazy(() => import("./pages/setup"));
const TablePage = lazy(() => import("./pages/table"));

export function App() {
  const path = usePath();
  const table = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  const setup = /^\/new\/([^/]+)\/?$/.exec(path)?.[1];
  return (
    <Failsafe key={path}>
      <Suspense fallback={null}>
        {table ? (
          <TablePage id={decodeURIComponent(table)} key={table} />
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
