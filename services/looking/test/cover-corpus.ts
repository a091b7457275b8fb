import type { Drawing } from './draw-cover.ts';
import { type FontName, latinFonts, type Lettering } from './draw-text.ts';
import { keysOf } from '../../../shared/typed-record.ts';

const fonts = keysOf(latinFonts);
const TITLES = ['Night Ferry', 'Harbour Light', 'Twelve Winters', 'Live at the Quay', 'Salt and Gold'];
const ARTISTS = ['Mara Ellis', 'Jonas Field', 'Velvet Drive', 'The Long Dusk', 'Ines Soares'];

const fontOf = (n: number): FontName => fonts[n % fonts.length] ?? 'Anton';
const of = (list: readonly string[], n: number): string => list[n % list.length] ?? '';

/** Covers with a title in each font, its letters of the given height, at a place that differs. */
export const readableCovers = (height: number): { text: string; drawing: Drawing }[] =>
  Array.from({ length: 60 }, (_, n) => {
    const text = of(n % 2 === 0 ? TITLES : ARTISTS, Math.floor(n / 2) + n);
    const lettering: Lettering = {
      text,
      font: fontOf(n),
      x: 700 + ((n * 367) % 1600),
      y: 300 + ((n * 541) % 2400),
      height,
    };
    return { text, drawing: { seed: n, letterings: [lettering] } };
  });

export type CleanCover = { name: string; title: string; artist: string; isExplicit?: true; drawing: Drawing };

const title = (text: string, font: FontName, y = 700, height = 260): Lettering => ({ text, font, x: 1500, y, height });

/** Ways in which covers without a fault use words, or none. */
const layouts: ((t: string, a: string, font: FontName) => { name: string; letterings: Lettering[]; isExplicit?: true })[] = [
  (t, a, font) => ({ name: 'title and artist', letterings: [title(t, font), title(a, font, 1300, 160)] }),
  () => ({ name: 'no words', letterings: [] }),
  (t, _, font) => ({ name: 'title alone', letterings: [title(t, font)] }),
  (_, a, font) => ({ name: 'artist alone', letterings: [title(a, font, 1500, 200)] }),
  (t, a, font) => ({
    name: 'a title over several lines',
    letterings: [...t.split(' ').map((word, n) => title(word, font, 500 + n * 420)), title(a, font, 2700, 90)],
  }),
  (t, a, font) => ({
    name: 'a label and a year in small letters',
    letterings: [
      title(t, font),
      title(a, font, 1300, 140),
      { text: 'Quayside Recordings 2026', font: 'Instrument', x: 2350, y: 2900, height: 40 },
    ],
  }),
  (t, a, font) => ({
    name: 'an advisory on an explicit release',
    letterings: [
      title(t.toUpperCase(), font),
      title(a, font, 1300, 140),
      { text: 'PARENTAL', font: 'Archivo Black', x: 2650, y: 2720, height: 60 },
      { text: 'ADVISORY', font: 'Archivo Black', x: 2650, y: 2820, height: 60 },
      { text: 'EXPLICIT CONTENT', font: 'Archivo Black', x: 2650, y: 2900, height: 40 },
    ],
    isExplicit: true,
  }),
  (t, a, font) => ({
    name: 'words that are turned',
    letterings: [
      { ...title(t, font, 1500, 180), turn: -20 },
      { ...title(a, font), x: 300, y: 1500, height: 120, turn: -90 },
    ],
  }),
];

const otherScripts: { font: FontName; title: string; artist: string; latinTitle: string; latinArtist: string }[] = [
  { font: 'Cyrillic', title: 'НОЧНОЙ ПАРОМ', artist: 'МАРИНА', latinTitle: 'Nochnoy Parom', latinArtist: 'Marina' },
  { font: 'Cyrillic script', title: 'Тихий вечер', artist: 'Иван Серов', latinTitle: 'Tikhiy Vecher', latinArtist: 'Ivan Serov' },
  { font: 'Greek', title: 'ΝΥΧΤΕΡΙΝΟ ΠΛΟΙΟ', artist: 'ΕΛΕΝΗ', latinTitle: 'Nychterino Ploio', latinArtist: 'Eleni' },
  { font: 'Arabic', title: 'عبارة الليل', artist: 'ليلى', latinTitle: 'Ebarat Al Layl', latinArtist: 'Layla' },
  { font: 'Hangul', title: '밤의 항구', artist: '김하늘', latinTitle: 'Bamui Hanggu', latinArtist: 'Kim Haneul' },
];

/** Sixty covers without a fault. A third has words in scripts that the reader does not know, half of them with a Latin title. */
export const cleanCovers: CleanCover[] = [
  ...Array.from({ length: 38 }, (_, n) => {
    const [t, a] = [of(TITLES, n), of(ARTISTS, n + 1)];
    const { name, letterings, isExplicit } = layouts[n % layouts.length]?.(t, a, fontOf(n * 5)) ?? { name: '', letterings: [] };
    return { name: `${name} (${n})`, title: t, artist: a, ...(isExplicit && { isExplicit }), drawing: { seed: n, letterings } };
  }),
  ...['夜航船', '港湾之光'].map((text, n) => ({
    name: `Han ${n}`,
    title: text,
    artist: '林一',
    drawing: { seed: n, letterings: [title(text, 'Han'), title('林一', 'Han', 1300, 160)] },
  })),
  ...Array.from({ length: 20 }, (_, n) => {
    const other = otherScripts[n % otherScripts.length];
    if (!other) throw new Error('There is no such script');
    const isLatin = n % 2 === 1;
    const height = n < 10 ? 240 : 120;
    return {
      name: `${other.font}, ${isLatin ? 'with a Latin title' : 'as titled'} (${n})`,
      title: isLatin ? other.latinTitle : other.title,
      artist: isLatin ? other.latinArtist : other.artist,
      drawing: {
        seed: n,
        letterings: [title(other.title, other.font, 900, height), title(other.artist, other.font, 1500, height * 0.7)],
      },
    };
  }),
];
