import path from 'node:path';
import { type Font, openSync } from 'fontkit';
import sharp from 'sharp';
import { brand } from '../../shared/brand.ts';
import { requiredItemKeys } from '../../shared/releases/completeness.ts';
import { barLevel } from '../src/ui/equalizer-picture.tsx';

const FONT = 'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
/** The size that previews expect (Open Graph). */
const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 80;

/** The light theme of tokens.css, because a picture has only one theme. */
const PAPER = '#f9f7f3';
const INK = '#1d1712';
const SIGNAL = '#cf2f14';

/**
 * The width of the stroke that makes text bold, in thousandths of the font size. It is needed because the font reader
 * does not support the weights of a packed font.
 */
const BOLD = 34;

/** Draws a line of text as an outline, so that building the site needs no installed font. @param size in pixels */
function outline(font: Font, text: string, size: number): { drawing: string; width: number } {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const drawing = glyphs.map((glyph, n) => {
    const at = x;
    x += positions[n]?.xAdvance ?? glyph.advanceWidth;
    return `<path d="${glyph.path.toSVG()}" transform="translate(${at} 0)"/>`;
  });
  const stroke = `stroke="${INK}" stroke-width="${(BOLD * font.unitsPerEm) / 1000}" stroke-linejoin="round"`;
  return { drawing: `<g transform="scale(${scale} ${-scale})" ${stroke}>${drawing.join('')}</g>`, width: x * scale };
}

/** Breaks words into lines that fit the picture's width. */
function linesOf(font: Font, words: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && outline(font, longer, size).width <= WIDTH - 2 * EDGE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The preview picture for a page: its title over the ten bars, as a PNG. */
export async function previewPicture(title: string): Promise<Buffer> {
  const font = openSync(path.resolve(import.meta.dirname, '../..', FONT));
  if (!('layout' in font)) throw new Error(`${FONT} is a collection of fonts`);
  const size = 92;
  const lines = linesOf(font, title, size).map(
    (line, n) => `<g transform="translate(${EDGE} ${210 + n * size})">${outline(font, line, size).drawing}</g>`,
  );
  const step = (WIDTH - 2 * EDGE) / requiredItemKeys.length;
  const bars = requiredItemKeys.map((_, n) => {
    const tall = 1.9 * barLevel(true, n);
    return `<rect x="${EDGE + n * step}" y="${HEIGHT - tall}" width="${step - 14}" height="${tall}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${PAPER}"/>
    <g transform="translate(${EDGE - 10} 48) scale(2.4)" stroke="${SIGNAL}" fill="none" stroke-linecap="round">
      <path d="M16.500 7.500c-1-2.600-8-3.200-8.500.8-.5 3.600 8.500 3.800 8 7.600-.5 3.900-7.500 3.300-8.500.7" stroke-width="2.4"/>
      <path d="M18 3.500 6 20.500" stroke-width="1.6"/>
      <circle cx="6" cy="11.5" r="1.5" fill="${SIGNAL}" stroke="none"/><circle cx="18" cy="12.5" r="1.5" fill="${SIGNAL}" stroke="none"/>
    </g>
    <g fill="${INK}">
      <g transform="translate(${EDGE + 56} 92)">${outline(font, brand.name, 36).drawing}</g>
      ${lines.join('')}${bars.join('')}
    </g>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}
