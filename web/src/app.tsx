import { lazy, type ReactNode, Suspense } from "react";
import { HomePage } from "./pages/home/page";
import { usePath } from "./router";
import { TurnNotices } from "./table/notify";
import { SpeechProvider } from "./text/context";
import { Failsafe } from "./ui/failsafe";

const SetupPage = lazy(() => import("./pages/setup/page"));
const TablePage = lazy(() => import("./pages/table"));
const KitPage = lazy(() => import("./pages/kit"));
const MePage = lazy(() => import("./pages/me/page"));
const ArchivePage = lazy(() => import("./pages/archive"));
const HostPage = lazy(() => import("./pages/host/page"));
const NowherePage = lazy(() => import("./pages/nowhere"));

/** What an address shows; the part in brackets is its argument. */
const PAGES: readonly (readonly [RegExp, (part: string) => ReactNode])[] = [
  [/^\/()$/, () => inLanguage(null, <HomePage />)],
  [/^\/t\/([^/]+)\/?$/, (id) => <TablePage id={id} key={id} />],
  [/^\/new\/([^/]+)\/?$/, (game) => inLanguage(game, <SetupPage game={game} />)],
  [/^\/me()\/?$/, () => inLanguage(null, <MePage />)],
  [/^\/archive()\/?$/, () => inLanguage(null, <ArchivePage />)],
  [/^\/admin()\/?$/, () => inLanguage(null, <HostPage />)],
  [/^\/kit(?:\/([^/]+))?\/?$/, (game) => <KitPage game={game || null} />],
];

function inLanguage(game: string | null, page: ReactNode): ReactNode {
  return (
    <SpeechProvider game={game}>
      <TurnNotices />
      {page}
    </SpeechProvider>
  );
}

function pageOf(path: string): ReactNode {
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(path);
    if (found) return page(decodeURIComponent(found[1] ?? ""));
  }
  return inLanguage(null, <NowherePage />);
}

export function App() {
  const path = usePath();
  return (
    <Failsafe key={path}>
      <Suspense fallback={null}>{pageOf(path)}</Suspense>
    </Failsafe>
  );
}
