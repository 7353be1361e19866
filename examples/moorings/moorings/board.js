/** The harbour of Moorings: three rows of berths, placed so that every row, column and diagonal sums to fifteen. */

const MAGIC = [2, 7, 6, 9, 5, 1, 4, 3, 8];
const COLOURS = ["#e2b04a", "#5aa9e6"];

export function mount(root, host) {
  const harbour = document.createElement("div");
  harbour.className = "moorings";
  harbour.style.cssText = "display:grid;grid-template-columns:repeat(3,5.5rem);gap:.6rem;justify-content:center;padding:1rem";
  root.append(harbour);
  const berths = new Map();
  for (const n of MAGIC) {
    const berth = document.createElement("div");
    berth.style.cssText =
      "height:5.5rem;border:2px solid currentColor;border-radius:1rem;display:grid;place-items:center;font-size:1.4rem;cursor:pointer";
    harbour.append(berth);
    berths.set(n, berth);
  }
  return {
    update(view) {
      for (const item of view.areas[0].items) {
        const berth = berths.get(item.n);
        const owner = item.owner === null ? "" : host.player(item.owner);
        berth.textContent = String(item.n);
        berth.style.background = item.owner === null ? "transparent" : COLOURS[item.owner];
        host.thing(berth, item.word, owner ? `${host.name(item.word)}, ${owner}` : host.name(item.word));
      }
    },
    end() {
      harbour.remove();
    },
  };
}
