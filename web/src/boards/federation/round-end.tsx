/** The end of the round as it would be now, step by step and seat by seat; and where everybody stands in the projects. */

import { useSpeech } from "../../text/context";
import { Ic } from "./icons";
import { numeral } from "./meaning";
import style from "./round-end.module.css";
import { ActionSign, Fx, Lvl, Pts, Sign } from "./signs";
import { STEPS, StepIcon, useStep } from "./top";
import { type Fed, isOwn, items, seatFacts, soon, turnOrder } from "./view";

export function RoundEnd({ view }: { view: Fed }) {
  const speech = useSpeech();
  const step = useStep(view);
  return (
    <>
      <table className={style.rend}>
        <thead>
          <tr>
            <th />
            {STEPS.map((each) => (
              <th key={each} data-now={each === step || undefined}>
                <StepIcon of={each} />
                <br />
                {speech.text(`federation-step-${each}`)}
              </th>
            ))}
            <th>
              <br />
              {speech.text("federation-sum")}
            </th>
          </tr>
        </thead>
        <tbody>
          {turnOrder(view).map((seat) => (
            <SeatRow key={seat} view={view} seat={seat} />
          ))}
        </tbody>
      </table>
      <Standings view={view} />
    </>
  );
}

const NONE = "–";

function SeatRow({ view, seat }: { view: Fed; seat: number }) {
  const speech = useSpeech();
  const facts = seatFacts(view, seat);
  const { income, upkeep, payable, floors, law } = facts.forecast;
  const fundings = items(view, "spaces").filter((space) => space.funding && space.seat === seat);
  const leads = view.table.leaders.flatMap((leaders, at) => (leaders.includes(seat) ? [at + 1] : []));
  return (
    <tr className={isOwn(view, seat) ? style.me : undefined} data-seat={seat}>
      <th>
        <Sign seat={seat} />
        {speech.player(seat)}
      </th>
      <td>{income.length > 0 ? <Fx words={income} /> : NONE}</td>
      <td>
        {upkeep.length > 0 ? (
          <span
            className={payable ? undefined : style.short}
            title={payable ? undefined : speech.text("federation-short")}
          >
            <Lvl n={facts.base_level} /> <Fx words={upkeep.map((word) => `pay-${word}`)} />
          </span>
        ) : (
          NONE
        )}
      </td>
      <td>
        {fundings.length > 0
          ? fundings.map((space) => {
              const project = items(view, "projects").find((each) => each.column === space.column);
              const kind = project?.name.replace(/^project-/, "") ?? "project";
              return <ActionSign key={space.word} of={kind === "missions" ? "mission" : kind} />;
            })
          : NONE}
      </td>
      <td>
        {leads.map((floor) => (
          <b key={floor}>{numeral(floor)} </b>
        ))}
        {floors > 0 ? <Pts n={`+${floors}`} /> : NONE}
      </td>
      <td>{law > 0 ? <Pts n={`+${law}`} /> : NONE}</td>
      <td>
        <Pts n={`+${soon(view, seat)}`} form="big" />
      </td>
    </tr>
  );
}

/** Places in the projects, as if they were complete and the game over. */
function Standings({ view }: { view: Fed }) {
  const speech = useSpeech();
  return (
    <div className={style.prjs}>
      <div className="label">{speech.text("federation-standings")}</div>
      {items(view, "projects").map((project) => {
        const kind = project.name.replace(/^project-/, "");
        return (
          <div
            key={project.name}
            className={`${style.pj} ${project.complete ? style.full : ""}`}
            title={speech.name(project.name)}
          >
            <ActionSign of={kind === "missions" ? "mission" : kind === "common" ? "project" : kind} />
            <span className={style.pq}>
              {project.complete ? <Ic of="check" /> : `${project.funded}/${project.length}`}
            </span>
            {project.standing.map(({ value, points }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <span key={seat} className={isOwn(view, seat) ? style.me : undefined}>
                <Sign seat={seat} />
                <b>{value}</b>
                {points > 0 ? <Pts n={points} form="flat" /> : <i />}
              </span>
            ))}
          </div>
        );
      })}
    </div>
  );
}
