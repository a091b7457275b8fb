import type { Act } from '../../act.ts';
import type { Answer } from '../context.ts';
import { primaryGenre } from './genre.ts';

const GENRE = String.raw`(?:\s+(?:genre|género|genero|gênero|genere))?`;
const FIRST = `(?:primary|main|first|primario|primaria|principal|primeiro|primaire|principale|haupt|erstes)${GENRE}`;
const SECOND = `(?:secondary|second|sub|secundario|secundaria|secundário|segundo|secondaire|secondario|zweites)${GENRE}`;

/** Genres with their labels: 'Primary: Folk. Secondary: Pop.' The second label may also be the only one. */
const LABELLED = new RegExp(
  `^(?:${FIRST}\\s*[:=]\\s*)?(?<first>[^:=\\n]+?)(?:[\\s.;,/]+${SECOND}\\s*[:=]\\s*(?<second>[^:=\\n]+?))?[.\\s]*$`,
  'iu',
);
const HAS_LABEL = new RegExp(`(?<![\\p{L}])(?:${FIRST}|${SECOND})\\s*[:=]`, 'iu');

/** Reads genres that are labelled as primary and secondary. Elsewhere "Primary:" is the role of an artist. */
export const labelledGenres: Answer = (text, context) => {
  const { first, second } = (HAS_LABEL.test(text) && LABELLED.exec(text)?.groups) || {};
  if (first === undefined) return undefined;
  const genreIn = (one: string): Act[] => primaryGenre(one, context) ?? [];
  if (second === undefined) return primaryGenre(first, context);
  const [one, two] = [genreIn(first), genreIn(second)];
  const [secondAct] = two;
  const isPlain = one.length === 1 && two.length === 1 && secondAct?.kind === 'set-release';
  return isPlain && secondAct.field === 'primaryGenre'
    ? [...one, { ...secondAct, field: 'secondaryGenre' }]
    : undefined;
};
