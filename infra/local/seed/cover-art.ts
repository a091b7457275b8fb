import { createHash } from 'node:crypto';
import sharp from 'sharp';

const SIZE = 3000;

/** Numbers from 0 to 1 that are always the same for a text. */
function numbersFrom(text: string): () => number {
  let block = createHash('sha256').update(text).digest();
  let at = 0;
  return () => {
    if (at + 2 > block.length) {
      block = createHash('sha256').update(block).digest();
      at = 0;
    }
    at += 2;
    return block.readUInt16BE(at - 2) / 65_535;
  };
}

type Draw = (next: () => number, ink: (n: number) => string) => string;

/** Ways to fill a sleeve; which one a title gets is one of its numbers. */
const motifs: Draw[] = [
  // A sun over the sea: bands that get thinner towards the horizon.
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
  // Strings of an instrument, with one that swings.
  (next, ink) =>
    Array.from({ length: 18 }, (_, i) => {
      const x = SIZE * ((i + 0.5) / 18);
      const swing = SIZE * (next() - 0.5) * 0.3;
      return `<path d="M${x} 0 C${x + swing} ${SIZE * 0.35} ${x - swing} ${SIZE * 0.65} ${x} ${SIZE}" fill="none" stroke="${ink(i)}" stroke-width="${10 + next() * 70}" stroke-linecap="round"/>`;
    }).join(''),
];

/** A cover for a title: always the same picture, 3000 x 3000, JPEG. */
export async function coverArt(title: string): Promise<Uint8Array> {
  const next = numbersFrom(title);
  const hue = Math.floor(next() * 360);
  const accent = (hue + 130 + Math.floor(next() * 100)) % 360;
  const isDark = next() > 0.45;
  const paper = isDark ? `hsl(${hue} 32% 13%)` : `hsl(${hue} 34% 88%)`;
  const palette = [
    `hsl(${hue} 38% ${isDark ? 30 : 68}%)`,
    `hsl(${hue} 46% ${isDark ? 44 : 50}%)`,
    `hsl(${accent} 64% ${isDark ? 60 : 52}%)`,
    `hsl(${(hue + 24) % 360} 30% ${isDark ? 72 : 30}%)`,
    `hsl(${accent} 30% ${isDark ? 24 : 78}%)`,
  ];
  const motif = motifs[Math.floor(next() * motifs.length * 0.9999)] ?? motifs[0];
  const drawing = motif?.(next, (n) => palette[n % palette.length] ?? paper) ?? '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><rect width="100%" height="100%" fill="${paper}"/>${drawing}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality: 84, mozjpeg: false }).toBuffer();
}
