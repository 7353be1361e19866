/** What is not there yet: the piece that would be built, who would charge, the federation under way, what was built just now. */

import { hexOutline } from "../../kit/chart/hex";
import { seatColour } from "../../kit/seat";
import { useLight, useNow, usePlan } from "../../kit/thing";
import { FEDERATION } from "./asking";
import { usePointedFaction } from "./factions";
import style from "./gaia.module.css";
import { linksOf, place, ring, S, type Stars } from "./geometry";
import { useAimedHex } from "./hex-card";
import { MapPiece, SIZE } from "./pieces";
import { PlanetDisc } from "./planets";
import { FACTIONS } from "./tables";
import { TURNING } from "./turning";
import { type GaiaView, type HexItem, shownSeat } from "./view";

export function Ghosts({ view, stars }: { view: GaiaView; stars: Stars }) {
  const asked = useNow((now) => now.offer?.prompt ?? null);
  if (asked && FEDERATION.has(asked.id)) return <FederationGhost view={view} stars={stars} />;
  if (asked?.id === "gaia-ask-choose-faction") return <Homes stars={stars} />;
  if (asked?.id === TURNING) return <Sector stars={stars} around={String(asked.args.hex)} />;
  if (asked?.id === "gaia-ask-charge") return <ChargeEvent stars={stars} view={view} />;
  return <Aimed view={view} stars={stars} />;
}

/** The sector that is being turned. */
function Sector({ stars, around }: { stars: Stars; around: string }) {
  const sector = stars.at(around)?.sector;
  const set = stars.items.filter((hex) => hex.sector === sector);
  return <path className={style.aimed} d={hexOutline(set, S)} />;
}

/** Where a faction would be at home. */
function Homes({ stars }: { stars: Stars }) {
  const planet = FACTIONS[usePointedFaction() ?? ""]?.planet;
  return stars.items.map(
    (hex) => hex.planet === planet && <path key={hex.word} className={style.aimed} d={ring(hex, 0.93)} />,
  );
}

/** The hex that is pointed at or clicked: what would stand there, and who may charge for it. */
function Aimed({ view, stars }: { view: GaiaView; stars: Stars }) {
  const aimed = useAimedHex(view, stars);
  if (!aimed) return null;
  const { hex, after, charges } = aimed;
  const { x, y } = place(hex);
  const seat = shownSeat(view);
  const fresh = after.piece !== null && (after.piece !== hex.piece || after.owner !== hex.owner);
  const guest = after.guest !== hex.guest && after.guest !== null;
  return (
    <>
      <path className={style.aimed} d={ring(hex, 0.96)} />
      {after.planet !== null && after.planet !== hex.planet && (
        <g className={style.glow}>
          <PlanetDisc type={after.planet} x={x} y={y} />
        </g>
      )}
      {fresh && after.piece && (
        <g className={style.glow}>
          <MapPiece kind={after.piece} seat={seat} x={x} y={y - 0.5} size={SIZE[after.piece]} />
        </g>
      )}
      {guest && (
        <g className={style.glow}>
          <MapPiece kind="mine" seat={seat} x={x + 7.5} y={y + 6.5} size={12.5} />
        </g>
      )}
      {charges.map(({ seat: other, n, by }) => (
        <ChargeLink key={`${other} ${by}`} stars={stars} from={by} to={hex} seat={other} n={n} />
      ))}
    </>
  );
}

interface LinkProps {
  readonly stars: Stars;
  readonly from: string;
  readonly to: HexItem;
  readonly seat: number;
  readonly n: number;
}

function ChargeLink({ stars, from, to, seat, n }: LinkProps) {
  const source = stars.at(from);
  if (!source) return null;
  const a = place(source);
  const b = place(to);
  const same = source.word === to.word;
  return (
    <g data-charging="true">
      <path
        d={`M${a.x} ${a.y}L${b.x} ${b.y}`}
        stroke={seatColour(seat)}
        strokeWidth="2.2"
        strokeDasharray="1 4"
        strokeLinecap="round"
      />
      <Badge
        x={same ? a.x - 11 : a.x * 0.45 + b.x * 0.55}
        y={same ? a.y + 11 : a.y * 0.45 + b.y * 0.55}
        text={n}
        power
      />
    </g>
  );
}

export function Badge({
  x,
  y,
  text,
  on = false,
  power = false,
}: {
  x: number;
  y: number;
  text: number | string;
  on?: boolean;
  power?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y})`} className={style.badgeDisc} data-on={on} data-power={power}>
      <circle r="7.2" />
      <text className={style.badge} y="4.3">
        {text}
      </text>
    </g>
  );
}

/** The plan of a federation: planets, satellites to come, and the power of everything that could take part. */
function FederationGhost({ view, stars }: { view: GaiaView; stars: Stars }) {
  const { proposal } = usePlan();
  const seat = shownSeat(view);
  const words = (id: string) => (proposal?.brings[id] ?? []) as readonly string[];
  const hexesOf = (id: string) => words(id).flatMap((word) => stars.at(word) ?? []);
  const planets = hexesOf("planets");
  const satellites = hexesOf("satellites");
  const path = linksOf(stars, [...planets, ...satellites]);
  return (
    <>
      <g className={style.federation}>
        <path d={path} stroke="var(--halo)" strokeWidth="6" />
        <path d={path} stroke={seatColour(seat)} strokeWidth="2.6" strokeDasharray="5 3" />
      </g>
      {stars.items.map((hex) => (
        <OtherLink key={hex.word} hex={hex} taken={satellites.includes(hex)} />
      ))}
      {satellites.map((hex) => {
        const { x, y } = place(hex);
        return (
          <g key={hex.word} className={style.glow}>
            <path className={style.dashed} d={ring(hex, 0.9)} />
            <MapPiece kind="satellite" seat={seat} x={x} y={y} size={16} />
          </g>
        );
      })}
      {stars.items.map((hex) => {
        if (hex.owner !== seat || hex.power === null || hex.federations.includes(seat)) return null;
        const { x, y } = place(hex);
        return <Badge key={hex.word} x={x + 11} y={y - 11} text={hex.power} on={planets.includes(hex)} />;
      })}
    </>
  );
}

/** A hex over which the link could be led as well. */
function OtherLink({ hex, taken }: { hex: HexItem; taken: boolean }) {
  const light = useLight(hex.word);
  if (taken || hex.planet !== null || light !== "legal") return null;
  const { x, y } = place(hex);
  return <circle cx={x} cy={y} r="2.6" fill="var(--light)" />;
}

/** Somebody has built: rings around it, and the own structure that charges. */
function ChargeEvent({ view, stars }: { view: GaiaView; stars: Stars }) {
  const asked = useNow((now) => now.offer?.prompt ?? null);
  const hex = stars.at(String(asked?.args.hex ?? ""));
  if (!hex) return null;
  const seat = shownSeat(view);
  const by = String(asked?.args.by ?? "");
  const source = stars.at(by);
  const colour = seatColour(Number(asked?.args.seat ?? 0));
  return (
    <>
      {[1, 1.28, 1.55].map((scale, at) => (
        <path
          key={scale}
          d={ring(hex, scale)}
          fill="none"
          stroke={colour}
          strokeWidth={[3, 1.4, 1][at]}
          opacity={[1, 0.6, 0.3][at]}
        />
      ))}
      {source && <path d={ring(source, 0.95)} fill="none" stroke={seatColour(seat)} strokeWidth="2.2" />}
      <ChargeLink stars={stars} from={by} to={hex} seat={seat} n={Number(asked?.args.n ?? 0)} />
    </>
  );
}
