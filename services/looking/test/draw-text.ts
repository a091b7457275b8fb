import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

const latin = (name: string) => `@fontsource/${name}/files/${name}-latin-400-normal.woff2`;

/** Fonts of many kinds, each in a package of its own, so that the drawings are the same on every machine. */
export const latinFonts = {
  'Abril Fatface': latin('abril-fatface'),
  Anton: latin('anton'),
  'Archivo Black': latin('archivo-black'),
  'Bebas Neue': latin('bebas-neue'),
  Bricolage: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  'Courier Prime': latin('courier-prime'),
  'DM Serif': latin('dm-serif-display'),
  Instrument: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  Lobster: latin('lobster'),
  Pacifico: latin('pacifico'),
  'Permanent Marker': latin('permanent-marker'),
  Righteous: latin('righteous'),
} as const;

const otherFonts = {
  Cyrillic: '@fontsource/lobster/files/lobster-cyrillic-400-normal.woff2',
  'Cyrillic script': '@fontsource/pacifico/files/pacifico-cyrillic-400-normal.woff2',
  Greek: '@fontsource/gfs-didot/files/gfs-didot-greek-400-normal.woff2',
  Arabic: '@fontsource/reem-kufi/files/reem-kufi-arabic-400-normal.woff2',
  Hangul: '@fontsource/do-hyeon/files/do-hyeon-korean-400-normal.woff2',
  Han: '@fontsource/zcool-xiaowei/files/zcool-xiaowei-chinese-simplified-400-normal.woff2',
} as const;

export type FontName = keyof typeof latinFonts | keyof typeof otherFonts;

const files: Record<FontName, string> = { ...latinFonts, ...otherFonts };
const opened = new Map<FontName, Font>();

function openFont(name: FontName): Font {
  const font = opened.get(name) ?? (openSync(resolve(files[name])) as Font);
  opened.set(name, font);
  return font;
}

export type Lettering = {
  text: string;
  font: FontName;
  /** The middle of the text, in pixels of a cover of 3000. */
  x: number;
  y: number;
  /** The height of a capital letter, in pixels. */
  height: number;
  fill?: string;
  /** In degrees, clockwise. */
  turn?: number;
};

/** Draws text as SVG paths, which need no installed font. */
export function drawText({ text, font: name, x, y, height, fill = '#f4efe6', turn = 0 }: Lettering): string {
  const font = openFont(name);
  const scale = height / (font.capHeight || 0.7 * font.unitsPerEm);
  const { glyphs, positions } = font.layout(text);
  let along = 0;
  const paths = glyphs.map((glyph, n) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[n] ?? {};
    const path = `<path transform="translate(${along + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`;
    along += xAdvance;
    return path;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) rotate(${turn}) translate(${(-along * scale) / 2} ${height / 2}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
