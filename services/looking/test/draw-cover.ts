import sharp from 'sharp';
import { encode } from 'uqr';
import { drawText, type Lettering } from './draw-text.ts';

/** The side of each drawn cover, in pixels. */
export const SIDE = 3000;

export type Drawing = {
  /** Chooses the background and its colors. */
  seed: number;
  letterings?: readonly Lettering[];
  /** A QR code: its text, and its place and side in pixels. */
  code?: { text: string; x: number; y: number; side: number; turn?: number };
  /** The width of a border on each side, in pixels. */
  border?: number;
};

/** Draws a cover, always the same one for the same drawing: a JPEG of quality 95, as covers are delivered. */
export function drawCover(drawing: Drawing): Promise<Uint8Array> {
  return drawPicture(drawing).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** The same picture before it becomes a file, for tests that change it further. */
export function drawPicture({ seed, letterings = [], code, border = 0 }: Drawing) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
    ${backgrounds[seed % backgrounds.length]?.(seed) ?? ''}
    ${letterings.map(drawText).join('')}
    ${code ? drawCode(code) : ''}
    ${border > 0 ? `<rect x="${border / 2}" y="${border / 2}" width="${SIDE - border}" height="${SIDE - border}" fill="none" stroke="#ffffff" stroke-width="${border}"/>` : ''}
  </svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).removeAlpha();
}

const color = (seed: number, light: number) => `hsl(${(seed * 47) % 360} 42% ${light}%)`;
const each = (count: number, draw: (n: number) => string) => Array.from({ length: count }, (_, n) => draw(n)).join('');
const ground = (fill: string) => `<rect width="100%" height="100%" fill="${fill}"/>`;

/** Backgrounds as covers have them: an area of one color, circles, stripes, a landscape, a grain. All of them are dark. */
const backgrounds: ((seed: number) => string)[] = [
  (seed) => `${ground(color(seed, 20))}<circle cx="1500" cy="2250" r="500" fill="${color(seed + 3, 32)}"/>`,
  (seed) =>
    ground(color(seed, 16)) +
    each(
      14,
      (n) =>
        `<circle cx="${(n * 787 + seed * 311) % SIDE}" cy="${(n * 1231 + seed * 97) % SIDE}" r="${160 + ((n * 71) % 300)}" fill="${color(seed + n, 26)}" fill-opacity="0.6"/>`,
    ),
  (seed) =>
    ground(color(seed, 18)) +
    each(20, (n) => `<rect x="${n * 150}" y="0" width="75" height="${SIDE}" fill="${color(seed + n, 22)}"/>`),
  (seed) =>
    ground(color(seed, 24)) +
    each(
      6,
      (n) =>
        `<path d="M0 ${1800 + n * 180} Q ${700 + n * 90} ${1500 + n * 160} ${SIDE} ${1850 + n * 190} V ${SIDE} H 0 Z" fill="${color(seed + n * 2, 22 - n * 2)}"/>`,
    ),
  (seed) =>
    `<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.4" seed="${seed}"/><feColorMatrix values="0.2 0 0 0 0.1 0 0.2 0 0 0.1 0 0 0.2 0 0.15 0 0 0 0 1"/></filter><rect width="100%" height="100%" filter="url(#grain)"/>`,
];

function drawCode({ text, x, y, side, turn = 0 }: NonNullable<Drawing['code']>): string {
  const { data, size } = encode(text, { border: 2 });
  const module = side / size;
  const dark = data
    .flatMap((row, r) =>
      row.map((isDark, c) =>
        isDark ? `<rect x="${c * module}" y="${r * module}" width="${module + 0.5}" height="${module + 0.5}"/>` : '',
      ),
    )
    .join('');
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect width="${side}" height="${side}" fill="#fff"/><g fill="#000">${dark}</g></g>`;
}
