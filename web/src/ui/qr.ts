/** QR codes: byte mode, error correction M, versions 1 to 10 (up to 213 bytes). Pure. */

/** By version: codewords in all, codewords of correction in each block, number of blocks. */
const SIZES: readonly (readonly [total: number, correction: number, blocks: number])[] = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
];
/** The middles of the alignment marks. */
const MARKS = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
] as const;

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let at = 0, value = 1; at < 255; at++) {
  EXP[at] = value;
  EXP[at + 255] = value;
  LOG[value] = at;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}
const times = (a: number, b: number) => (a && b ? (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0) : 0);

/** The Reed-Solomon remainder of some bytes. */
function correction(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let at = 0; at < count; at++) {
    const next = [...divisor, 0];
    divisor.forEach((value, place) => {
      next[place + 1] = (next[place + 1] ?? 0) ^ times(value, EXP[at] ?? 0);
    });
    divisor = next;
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)];
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at] ?? 0;
    divisor.forEach((value, place) => {
      rest[at + place] = (rest[at + place] ?? 0) ^ times(value, factor);
    });
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [total, each, blocks] = SIZES[version - 1] ?? [0, 0, 1];
  const room = total - each * blocks;
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    data.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  }
  for (let pad = 0; data.length < room; pad++) data.push(pad % 2 ? 0x11 : 0xec);
  const short = Math.floor(room / blocks);
  const long = room % blocks; // so many blocks at the end have one byte more
  const parts: number[][] = [];
  for (let block = 0, from = 0; block < blocks; block++) {
    const size = short + (block >= blocks - long ? 1 : 0);
    parts.push(data.slice(from, from + size));
    from += size;
  }
  const checks = parts.map((part) => correction(part, each));
  const mixed: number[] = [];
  for (let at = 0; at <= short; at++)
    for (const part of parts) if (at < part.length) mixed.push(part[at] ?? 0);
  for (let at = 0; at < each; at++) for (const check of checks) mixed.push(check[at] ?? 0);
  return mixed;
}

/** Checked bits with their remainder, as format and version are written. */
function guarded(value: number, divisor: number, length: number): number {
  let rest = value << length;
  for (let at = 31 - Math.clz32(rest); at >= length; at--) {
    if ((rest >> at) & 1) rest ^= divisor << (at - length);
  }
  return (value << length) | rest;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Grid = boolean[][];

class Drawing {
  readonly size: number;
  readonly dark: Grid;
  readonly fixed: Grid;

  constructor(readonly version: number) {
    this.size = 17 + 4 * version;
    const empty = () =>
      Array.from({ length: this.size }, () => Array.from({ length: this.size }, () => false));
    this.dark = empty();
    this.fixed = empty();
    this.marks();
  }

  private set(x: number, y: number, dark: boolean): void {
    const row = this.dark[y];
    const kept = this.fixed[y];
    if (!row || !kept || x < 0 || x >= this.size) return;
    row[x] = dark;
    kept[x] = true;
  }

  private marks(): void {
    for (let at = 0; at < this.size; at++) {
      this.set(6, at, at % 2 === 0);
      this.set(at, 6, at % 2 === 0);
    }
    const far = this.size - 7;
    for (const [x, y] of [
      [0, 0],
      [far, 0],
      [0, far],
    ] as const) {
      for (let dy = -1; dy < 8; dy++) {
        for (let dx = -1; dx < 8; dx++) {
          const ring = Math.max(Math.abs(dx - 3), Math.abs(dy - 3));
          this.set(x + dx, y + dy, ring !== 2 && ring < 4);
        }
      }
    }
    const places = MARKS[this.version - 1] ?? [];
    const last = places.length - 1;
    places.forEach((x, i) => {
      places.forEach((y, j) => {
        if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
        for (let dy = -2; dy < 3; dy++) {
          for (let dx = -2; dx < 3; dx++) {
            this.set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
          }
        }
      });
    });
    this.format(0);
    if (this.version >= 7) {
      const bits = guarded(this.version, 0x1f25, 12);
      for (let at = 0; at < 18; at++) {
        const dark = ((bits >> at) & 1) === 1;
        this.set(this.size - 11 + (at % 3), Math.floor(at / 3), dark);
        this.set(Math.floor(at / 3), this.size - 11 + (at % 3), dark);
      }
    }
  }

  format(mask: number): void {
    const bits = guarded(mask, 0x537, 10) ^ 0x5412; // correction M is 00
    for (let at = 0; at < 15; at++) {
      const dark = ((bits >> at) & 1) === 1;
      if (at < 6) this.set(8, at, dark);
      else if (at < 8) this.set(8, at + 1, dark);
      else if (at === 8) this.set(7, 8, dark);
      else this.set(14 - at, 8, dark);
      if (at < 8) this.set(this.size - 1 - at, 8, dark);
      else this.set(8, this.size - 15 + at, dark);
    }
    this.set(8, this.size - 8, true);
  }

  fill(words: readonly number[]): void {
    let at = 0;
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        for (const x of [right, right - 1]) {
          const y = ((right + 1) & 2) === 0 ? this.size - 1 - step : step;
          const row = this.dark[y];
          if (!row || this.fixed[y]?.[x]) continue;
          row[x] = at < words.length * 8 && (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
          at += 1;
        }
      }
    }
  }

  masked(mask: number): Grid {
    this.format(mask);
    const turns = MASKS[mask] ?? (() => false);
    return this.dark.map((row, y) => row.map((dark, x) => dark !== (!this.fixed[y]?.[x] && turns(x, y))));
  }
}

/** How hard a pattern is to read: long runs, blocks, false marks, too much of one colour. */
function penalty(grid: Grid): number {
  const size = grid.length;
  const columns = grid.map((_, x) => grid.map((row) => row[x] ?? false));
  let sum = 0;
  for (const line of [...grid, ...columns]) {
    let run = 0;
    line.forEach((dark, at) => {
      run = at > 0 && dark === line[at - 1] ? run + 1 : 1;
      if (run === 5) sum += 3;
      else if (run > 5) sum += 1;
    });
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const mark of ["10111010000", "00001011101"]) {
      for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) sum += 40;
    }
  }
  let dark = 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const here = grid[y]?.[x];
      if (here) dark += 1;
      if (here === grid[y]?.[x + 1] && here === grid[y + 1]?.[x] && here === grid[y + 1]?.[x + 1]) sum += 3;
    }
  }
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** The squares of a code, row by row; null if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const fits = SIZES.findIndex(([total, each, blocks], at) => {
    const head = at + 1 < 10 ? 2 : 3; // mode and length, in whole bytes
    return bytes.length + head <= total - each * blocks;
  });
  if (fits < 0) return null;
  const drawing = new Drawing(fits + 1);
  drawing.fill(codewords(bytes, fits + 1));
  const patterns = MASKS.map((_, mask) => drawing.masked(mask));
  const [best] = patterns
    .map((grid, mask) => ({ mask, cost: penalty(grid) }))
    .sort((one, other) => one.cost - other.cost);
  return best ? drawing.masked(best.mask) : null;
}
