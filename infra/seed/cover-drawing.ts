import { createHash } from 'node:crypto';
import { motifs, SIZE } from './cover-motifs.ts';

/** Generates numbers from 0 to 1 that look random but are always the same for a given text. */
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

/** Draws a cover for a title as SVG, always the same one. @param pixels width and height */
export function coverDrawing(title: string, pixels: number): string {
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
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="100%" height="100%" fill="${paper}"/>${drawing}</svg>`;
}
