import { fold } from '../../../fold.ts';
import type { LetterNote } from './letter-notes.ts';

/** Letters that sound alike. 'with a z' implies that the z replaces one of them. */
const ALIKE = ['sz', 'ckq', 'iy', 'vwu', 'gj', 'bp', 'td', 'ea', 'mn', 'xs'];

/** Changes a name according to a note about its letters; undefined if it is unclear where in the name. */
export function applyLetterNote(
  name: string,
  { how, sign, isAtEnd }: Omit<LetterNote, 'from' | 'to'>,
): string | undefined {
  if (how === 'capitals') return name.toUpperCase();
  if (how === 'small') return name.toLowerCase();
  if (how === 'capital') return name.charAt(0).toUpperCase() + name.slice(1);
  if (how === 'plural' || sign === '') return undefined;
  const places = [...name].flatMap((letter, n) => (fold(letter) === sign ? n : []));
  const put = (at: number, length: number, text: string) => name.slice(0, at) + text + name.slice(at + length);
  const [first, ...more] = places;
  if (how === 'without') {
    if (sign === '´') return name.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
    if (sign === '()') return name.replace(/[()]/g, '');
    if (first === undefined) return undefined;
    if (/\p{L}/u.test(sign)) return more.length === 0 ? put(first, 1, '') : undefined;
    return name.replaceAll(sign, '');
  }
  const doubled = places.filter((at) => places.includes(at + 1));
  if (how === 'one')
    return doubled.length === 1 && doubled[0] !== undefined
      ? put(doubled[0], 2, name[doubled[0] + 1] ?? '')
      : undefined;
  if (how === 'two')
    return first !== undefined && more.length === 0
      ? put(first, 1, `${name[first]}${name[first]?.toLowerCase()}`)
      : undefined;
  if (sign === '-') return /^\S+ \S+$/.test(name) ? name.replace(' ', '-') : undefined;
  if (!/\p{L}/u.test(sign)) return undefined;
  const isAlike = (letter: string) =>
    fold(letter) !== sign && ALIKE.some((alike) => alike.includes(sign) && alike.includes(fold(letter)));
  const last = name.at(-1) ?? '';
  if (isAtEnd && fold(last) !== sign) return isAlike(last) ? `${name.slice(0, -1)}${sign}` : `${name}${sign}`;
  const other = [...name].flatMap((letter, n) => (isAlike(letter) ? n : []));
  const [only, ...others] = other;
  return first === undefined && only !== undefined && others.length === 0
    ? put(only, 1, name[only] === name[only]?.toUpperCase() ? sign.toUpperCase() : sign)
    : undefined;
}
