import { describe, expect, it } from "vitest";
import { hexAt, hexDistance, hexOutline, hexPath, SIDES } from "../src/kit/chart/hex";
import { flipped, moved, squareOutline, turned } from "../src/kit/chart/square";
import { fitted, MOST, nearest, panned, zoomed } from "../src/kit/chart/viewport";
import { docked, placed } from "../src/kit/place";
import { otherSeats } from "../src/kit/seat";
import { plain, signed } from "../src/kit/value";

const corners = (path: string) => path.match(/[ML]/g)?.length ?? 0;
const lines = (path: string) => path.match(/M/g)?.length ?? 0;

describe("hexes", () => {
  it("lie as far from each other as they are wide", () => {
    const middle = hexAt({ q: 0, r: 0 }, 10);
    for (const side of SIDES) {
      const { x, y } = hexAt(side, 10);
      expect(Math.hypot(x - middle.x, y - middle.y)).toBeCloseTo(10 * Math.sqrt(3));
      expect(hexDistance({ q: 0, r: 0 }, side)).toBe(1);
    }
    expect(hexDistance({ q: 0, r: 0 }, { q: 2, r: -1 })).toBe(2);
  });

  it("have an outline without the sides between them", () => {
    expect(corners(hexPath({ q: 0, r: 0 }, 10))).toBe(6);
    expect(corners(hexOutline([{ q: 0, r: 0 }], 10))).toBe(6);
    expect(
      corners(
        hexOutline(
          [
            { q: 0, r: 0 },
            { q: 1, r: 0 },
          ],
          10,
        ),
      ),
    ).toBe(10);
    expect(
      lines(
        hexOutline(
          [
            { q: 0, r: 0 },
            { q: 5, r: 0 },
          ],
          10,
        ),
      ),
    ).toBe(2);
  });

  it("have an outer and an inner line if there is a hole", () => {
    expect(lines(hexOutline(SIDES, 10))).toBe(2);
  });
});

describe("squares", () => {
  const shape = [
    { column: 0, row: 0 },
    { column: 1, row: 0 },
    { column: 1, row: 1 },
  ];

  it("are outlined as one", () => {
    expect(lines(squareOutline(shape, 4))).toBe(1);
    expect(corners(squareOutline(shape, 4))).toBe(8);
  });

  it("turn and flip, and come back", () => {
    const same = (one: readonly { column: number; row: number }[], other: typeof one) =>
      expect(new Set(one.map(({ column, row }) => `${column},${row}`))).toEqual(
        new Set(other.map(({ column, row }) => `${column},${row}`)),
      );
    same(turned(turned(shape, 1), 3), shape);
    same(turned(shape, -1), turned(shape, 3));
    same(flipped(flipped(shape)), shape);
    same(
      turned(
        [
          { column: 0, row: 0 },
          { column: 1, row: 0 },
        ],
        1,
      ),
      [
        { column: 0, row: 0 },
        { column: 0, row: 1 },
      ],
    );
    same(moved(shape, { column: 2, row: 1 }), [
      { column: 2, row: 1 },
      { column: 3, row: 1 },
      { column: 3, row: 2 },
    ]);
  });
});

describe("what is in sight of a chart", () => {
  const whole = { x: 0, y: 0, width: 200, height: 100 };

  it("fits all of it into a window of any shape", () => {
    expect(fitted({ x: 0, y: 0, width: 100, height: 100 }, { width: 400, height: 200 })).toEqual({
      x: -50,
      y: 0,
      width: 200,
      height: 100,
    });
  });

  it("keeps the point under the pointer while it grows, and never leaves the chart", () => {
    const near = zoomed(whole, 2, { x: 0.25, y: 0.5 }, whole);
    expect(near).toEqual({ x: 25, y: 25, width: 100, height: 50 });
    expect(zoomed(near, 1 / 4, { x: 0, y: 0 }, whole)).toEqual(whole);
    expect(zoomed(whole, 1000, { x: 0.5, y: 0.5 }, whole).width).toBeCloseTo(200 / MOST);
    expect(panned(near, -1000, 1000, whole)).toEqual({ x: 0, y: 50, width: 100, height: 50 });
  });

  it("knows the nearest thing in a direction", () => {
    const things = [
      { x: 10, y: 0 },
      { x: 5, y: 9 },
      { x: -3, y: 1 },
    ];
    const from = { x: 0, y: 0 };
    expect(nearest(from, things, "right")).toBe(things[0]);
    expect(nearest(from, things, "down")).toBe(things[1]);
    expect(nearest(from, things, "left")).toBe(things[2]);
    expect(nearest(from, things, "up")).toBeNull();
  });
});

describe("what floats", () => {
  const room = { left: 0, top: 0, width: 1000, height: 600 };
  const size = { width: 200, height: 100 };
  const target = { left: 400, top: 250, width: 50, height: 50 };

  it("stands beside what it speaks of", () => {
    expect(placed(target, size, room)).toMatchObject({ side: "right", left: 458 });
    expect(placed({ ...target, left: 900 }, size, room).side).toBe("left");
  });

  it("covers nothing that is being chosen", () => {
    const beside = { left: 460, top: 250, width: 50, height: 50 };
    expect(placed(target, size, room, [beside]).side).toBe("left");
    const around = [beside, { ...beside, left: 340 }];
    expect(placed(target, size, room, around).side).toBe("above");
  });

  it("docks at the bottom, unless that covers what it speaks of", () => {
    const bottom = docked(size, room, [target]);
    expect(bottom?.top).toBe(room.top + room.height - size.height - 8);
    expect(docked(size, room, [{ ...target, left: 20, top: bottom?.top ?? 0 }])).toBeNull();
  });

  it("stays in the room", () => {
    const corner = placed({ left: 0, top: 0, width: 20, height: 20 }, size, room);
    expect(corner.left).toBeGreaterThanOrEqual(0);
    expect(corner.top).toBeGreaterThanOrEqual(0);
  });
});

it("others sit in the order of the table", () => {
  expect(otherSeats({ seat: 2, players: 4 })).toEqual([3, 0, 1]);
  expect(otherSeats({ seat: null, players: 3 })).toEqual([1, 2]);
});

it("numbers have true signs", () => {
  expect([signed(-3), signed(2), plain(-1), plain(0)]).toEqual(["−3", "+2", "−1", "0"]);
});
