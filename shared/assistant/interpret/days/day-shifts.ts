import { numberOf } from '../tracks/numbers.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { wordsOf } from '../words/words.ts';

const LATER =
  'later, after, back, further back, out, mas tarde, despues, depois, mais tarde, plus tard, apres, spater, nach hinten, dopo, piu tardi, later, push, postpone, delay, push back, shift back, move back, retrasa, aplaza, aplazar, atrasa, adia, adiar, repousse, repoussez, decale, decalez, decaler, verschieb, verschiebe, verschieben, rimanda, rinvia, sposta';

const EARLIER =
  'earlier, sooner, before, forward, up, antes, mas temprano, mais cedo, plus tot, avant, fruher, nach vorne, vor, prima, bring forward, move up, move forward, pull forward, prepone, advance, adelanta, adelantar, antecipa, adianta, avance, avancez, anticipa, eerder';

const shifts = phraseFinder([
  ...phrasesIn(LATER).map((phrase) => [phrase, 1] as const),
  ...phrasesIn(EARLIER).map((phrase) => [phrase, -1] as const),
]);

const UNITS: readonly [number, string][] = [
  [1, 'day, days, dia, dias, jour, jours, tag, tage, tagen, giorno, giorni, dagen'],
  [7, 'week, weeks, semana, semanas, semaine, semaines, woche, wochen, settimana, settimane, weken'],
];

const units = phraseFinder(UNITS.flatMap(([days, list]) => phrasesIn(list).map((phrase) => [phrase, days] as const)));

const ONE = new Set([
  'a',
  'an',
  'one',
  'una',
  'un',
  'uma',
  'um',
  'une',
  'eine',
  'einen',
  'ein',
  'een',
  'another',
  'otra',
]);

const NUMBERS: Readonly<Record<string, number>> = {
  dos: 2,
  dois: 2,
  duas: 2,
  deux: 2,
  zwei: 2,
  due: 2,
  twee: 2,
  tres: 3,
  trois: 3,
  drei: 3,
  tre: 3,
};

/** Reads by how many days a date is moved; negative for an earlier date: 'A week later', 'push it back two weeks'. */
export function readShift(text: string): number | undefined {
  const words = wordsOf(text);
  const [unit, ...more] = units(words);
  const ways = new Set(shifts(words).map(({ value }) => value));
  const number = unit && words[unit.from - 1];
  if (!unit || !number || more.length > 0 || ways.size === 0) return undefined;
  const count = ONE.has(number.key) ? 1 : (NUMBERS[number.key] ?? numberOf(number.key));
  // The first word that gives a direction decides: 'Move it forward', 'bring it back'.
  const way = shifts(words)[0]?.value ?? 1;
  return count && ways.size === 1 ? count * unit.value * way : undefined;
}

export const shifted = (day: string, by: number): string =>
  new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);
