import * as chrono from 'chrono-node';
import { fold } from '../../fold.ts';

/** A day that was understood; several when a form can be read in more than one way; none. */
export type DaysRead = readonly string[];

/** Months as our artists write them beside English: Spanish, Portuguese, French, Italian, German, Dutch. */
const MONTHS: Record<string, string> = {
  january: 'enero janeiro janvier gennaio januar januari jan',
  february: 'febrero fevereiro fevrier febbraio februar februari',
  march: 'marzo marco mars marz maerz maart',
  april: 'abril avril aprile',
  may: 'mayo maio mai maggio mei',
  june: 'junio junho juin giugno juni',
  july: 'julio julho juillet luglio juli',
  august: 'agosto aout augustus',
  september: 'septiembre setembro septembre settembre',
  october: 'octubre outubro octobre ottobre oktober',
  november: 'noviembre novembro novembre',
  december: 'diciembre dezembro decembre dicembre dezember',
};
const english = new Map(
  Object.entries(MONTHS).flatMap(([month, names]) => names.split(' ').map((name) => [name, month] as const)),
);

const pad = (n: number) => String(n).padStart(2, '0');
const exists = (year: number, month: number, day: number): string[] => {
  const text = `${year}-${pad(month)}-${pad(day)}`;
  const read = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== text ? [] : [text];
};
const century = (year: number) => (year < 100 ? 2000 + year : year);

/** Days in numbers: 2026-12-24, 24.12.2026, 24/12/26, 12/24/2026. What can be a day or a month is both. */
function inNumbers(text: string): string[] | undefined {
  const iso = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/.exec(text);
  if (iso) return exists(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const local = /\b(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})\b/.exec(text);
  if (!local) return undefined;
  const [one, other, year] = [Number(local[1]), Number(local[3]), century(Number(local[4]))];
  const dayFirst = exists(year, other, one);
  // Between points the day comes first, everywhere where points are written.
  return local[2] === '.' ? dayFirst : [...new Set([...dayFirst, ...exists(year, one, other)])];
}

const FEASTS: Record<string, [number, number]> = {
  'christmas eve': [12, 24],
  christmas: [12, 25],
  'new year s eve': [12, 31],
  'new year': [1, 1],
  'valentine s day': [2, 14],
  halloween: [10, 31],
};

function onFeast(text: string, today: string): string | undefined {
  const bare = text.replace(/[^a-z0-9 ]+/g, ' ');
  const feast = Object.entries(FEASTS).find(([name]) => bare.includes(name))?.[1];
  if (!feast) return undefined;
  const said = /\b(20\d\d)\b/.exec(bare)?.[1];
  const year = said ? Number(said) : Number(today.slice(0, 4));
  const day = `${year}-${pad(feast[0])}-${pad(feast[1])}`;
  return said || day > today ? day : `${year + 1}${day.slice(4)}`;
}

/**
 * The days that a text can mean, in words or numbers. `today` is YYYY-MM-DD; `toward` says whether a day without a year lies ahead or behind.
 * A month or a year alone is its first day, and `isExact` false: it is offered, not taken.
 */
export function daysIn(text: string, today: string, toward: 'ahead' | 'behind'): { days: DaysRead; isExact: boolean } {
  const folded = fold(text);
  const numbers = inNumbers(folded);
  if (numbers) return { days: numbers, isExact: numbers.length === 1 };
  const feast = onFeast(folded, today);
  if (feast) return { days: [feast], isExact: true };
  const words = folded
    .replace(/(\d)\./g, '$1 ')
    .replace(/\b(de|del|den|der|le|el|the)\b/g, ' ')
    .replace(/[a-z]+/g, (word) => english.get(word) ?? word);
  const year = /^(?:in |back in |around )?((?:19|20)\d\d)$/.exec(words.trim())?.[1];
  if (year) return { days: [`${year}-01-01`], isExact: false };
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 };
  const [read] = chrono.en.GB.parse(words, reference, { forwardDate: toward === 'ahead' });
  if (!read) return { days: [], isExact: false };
  const [y, m, d] = [read.start.get('year') ?? 0, read.start.get('month') ?? 0, read.start.get('day') ?? 0];
  const isExact =
    read.start.isCertain('day') || read.start.isCertain('weekday') || /day|week|tomorrow|days/.test(read.text);
  const days = exists(y, m, d).map((day) =>
    toward === 'behind' && day > today && !read.start.isCertain('year') ? `${y - 1}${day.slice(4)}` : day,
  );
  return { days, isExact };
}
