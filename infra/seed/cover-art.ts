import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { COVER_MIN_PX } from '../../shared/media/file-finding.ts';
import { motifs, SIZE } from './cover-motifs.ts';

/** Pixels that are drawn, one way. */
const DRAWN = COVER_MIN_PX / 2;

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

/**
 * A cover for a title: always the same picture, 3000 x 3000, JPEG. Drawn at half the size, each pixel then doubled: three times as
 * fast, and no page shows more than 1280 of them.
 */
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
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWN}" height="${DRAWN}" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="100%" height="100%" fill="${paper}"/>${drawing}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .resize(COVER_MIN_PX, COVER_MIN_PX, { kernel: 'nearest' })
    .jpeg({ quality: 84 })
    .toBuffer();
}
