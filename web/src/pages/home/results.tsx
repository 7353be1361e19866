import type { TableInfo } from "../../contract/messages.gen";
import { useSpeech } from "../../text/context";
import { Link } from "../../ui/link";
import { Heading } from "../../ui/site";
import { ResultRow } from "../result-row";

const FEW = 3;

/** How the last own games ended. */
export function Results({ tables }: { tables: readonly TableInfo[] }) {
  const speech = useSpeech();
  const last = [...tables].sort((one, other) => (other.ended ?? 0) - (one.ended ?? 0)).slice(0, FEW);
  return (
    <section data-area="results">
      <Heading title={speech.text("web-results")}>
        {last.length > 0 && (
          <Link to="/archive" className="text-button">
            {speech.text("web-page-history")}
          </Link>
        )}
      </Heading>
      {last.length === 0 ? (
        <p className="panel empty">{speech.text("web-no-results")}</p>
      ) : (
        <ul className="panel list">
          {last.map((table) => (
            <ResultRow key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}
