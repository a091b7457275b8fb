/** The side length of the drawing, in its own units. */
export const SIZE = 3000;

/** Draws a motif as SVG, using random numbers from 0 to 1 and the colors of the sleeve. */
export type Draw = (next: () => number, ink: (n: number) => string) => string;

/** Ways to fill a sleeve. One of the numbers derived from the title selects the motif. */
export const motifs: Draw[] = [
  // A sun over the sea: bands that get thinner toward the horizon.
  (next, ink) => {
    const horizon = 0.45 + next() * 0.2;
    const bands = Array.from({ length: 14 }, (_, i) => {
      const y = SIZE * (horizon + (1 - horizon) * (i / 14) ** 1.6);
      return `<rect x="0" y="${y}" width="${SIZE}" height="${14 + i * 9}" fill="${ink(i)}" opacity="${0.35 + 0.04 * i}"/>`;
    });
    return `<circle cx="${SIZE * (0.3 + next() * 0.4)}" cy="${SIZE * (horizon - 0.1)}" r="${SIZE * (0.14 + next() * 0.1)}" fill="${ink(2)}"/>${bands.join('')}`;
  },
  // Arcs around a corner, like a record seen from above.
  (next, ink) => {
    const [x, y] = [next() > 0.5 ? 0 : SIZE, next() > 0.5 ? 0 : SIZE];
    return Array.from({ length: 16 }, (_, i) => {
      const r = SIZE * (1.28 - i * 0.078);
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="${i % 3 === 2 ? 'none' : ink(i)}" stroke="${ink(i + 1)}" stroke-width="${6 + next() * 22}"/>`;
    }).join('');
  },
  // Tiles: quarter circles on a grid.
  (next, ink) => {
    const n = 4 + Math.floor(next() * 3);
    const side = SIZE / n;
    return Array.from({ length: n * n }, (_, i) => {
      const turn = Math.floor(next() * 4) * 90;
      const [x, y] = [(i % n) * side, Math.floor(i / n) * side];
      const path = `M0 0 L${side} 0 A${side} ${side} 0 0 1 0 ${side} Z`;
      return `<g transform="translate(${x} ${y}) rotate(${turn} ${side / 2} ${side / 2})"><path d="${path}" fill="${ink(Math.floor(next() * 5))}"/></g>`;
    }).join('');
  },
  // Hills, one behind the other.
  (next, ink) =>
    Array.from({ length: 7 }, (_, i) => {
      const base = SIZE * (0.3 + i * 0.1);
      const a = base - SIZE * 0.16 * next();
      const b = base - SIZE * 0.2 * next();
      return `<path d="M0 ${base} C${SIZE * 0.3} ${a} ${SIZE * 0.6} ${b} ${SIZE} ${base - SIZE * 0.08 * next()} V${SIZE} H0 Z" fill="${ink(i)}"/>`;
    }).join(''),
  // Strings of an instrument, one of them vibrating.
  (next, ink) =>
    Array.from({ length: 18 }, (_, i) => {
      const x = SIZE * ((i + 0.5) / 18);
      const swing = SIZE * (next() - 0.5) * 0.3;
      return `<path d="M${x} 0 C${x + swing} ${SIZE * 0.35} ${x - swing} ${SIZE * 0.65} ${x} ${SIZE}" fill="none" stroke="${ink(i)}" stroke-width="${10 + next() * 70}" stroke-linecap="round"/>`;
    }).join(''),
  // Dots on a grid that swell across the sleeve.
  (next, ink) => {
    const n = 9 + Math.floor(next() * 6);
    const side = SIZE / n;
    const [dx, dy, colour] = [next(), next(), Math.floor(next() * 5)];
    return Array.from({ length: n * n }, (_, i) => {
      const [x, y] = [i % n, Math.floor(i / n)];
      const swell = 0.5 + 0.5 * Math.sin((x * dx + y * dy) * 1.4 + dx * 6);
      const r = side * (0.08 + 0.4 * swell);
      return `<circle cx="${(x + 0.5) * side}" cy="${(y + 0.5) * side}" r="${r}" fill="${ink(colour + (swell > 0.8 ? 1 : 0))}"/>`;
    }).join('');
  },
  // Sheets of paper that fan out from a point.
  (next, ink) => {
    const [x, y] = [SIZE * (0.2 + next() * 0.6), SIZE * (0.55 + next() * 0.4)];
    const step = 8 + next() * 10;
    const side = SIZE * (0.5 + next() * 0.3);
    return Array.from({ length: 9 }, (_, i) => {
      const turn = (i - 4) * step;
      return `<rect x="${x - side / 2}" y="${y - side}" width="${side}" height="${side}" transform="rotate(${turn} ${x} ${y})" fill="${ink(i)}" opacity="0.72"/>`;
    }).join('');
  },
  // Phases of a moon, row by row.
  (next, ink) => {
    const n = 3 + Math.floor(next() * 3);
    const side = SIZE / n;
    return Array.from({ length: n * n }, (_, i) => {
      const [x, y] = [((i % n) + 0.5) * side, (Math.floor(i / n) + 0.5) * side];
      const r = side * 0.36;
      const wane = r * (2 * ((i + next()) / (n * n)) - 1);
      const shade = `M${x} ${y - r} A${r} ${r} 0 0 1 ${x} ${y + r} A${Math.abs(wane)} ${r} 0 0 ${wane > 0 ? 1 : 0} ${x} ${y - r} Z`;
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink(3)}"/><path d="${shade}" fill="${ink(4)}"/>`;
    }).join('');
  },
];
