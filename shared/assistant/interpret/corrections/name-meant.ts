import type { Act } from '../../act.ts';
import { roleNamed } from '../credits/role-named.ts';
import { choices } from '../offers/offer-choices.ts';
import { looksLikeName } from '../values/looks-like.ts';
import { key } from '../words/nearest.ts';
import { wordsOf } from '../words/words.ts';
import type { NameOnRelease } from './names-on-release.ts';
import { type Respelled, respelled, retitled } from './respelled.ts';

/** A name that may be meant, and what it becomes. */
export type Meant = { name: NameOnRelease; to: string; likeness: number };

/** How like a new name must be to the old one: where nothing says which is meant, where something does, and where it is said. */
export const LIKE = { alone: 0.75, marked: 0.55, named: 0.4, title: 0.65 };

/** By how much the likeliest name must be ahead of the next. */
const AHEAD = 0.08;

/** The acts that give a name another one. */
export const renamed = ({ name, to }: Meant): Act[] | undefined =>
  to === name.now || to === '' ? undefined : name.become(to);

/** The one that is meant of several, or a question which. Names that are spelled the same are one, a credit before a title. */
export function chosen(said: string, all: readonly Meant[]): Act[] | undefined {
  const sorted = [...all].sort((a, b) => b.likeness - a.likeness);
  const apart = sorted.filter(
    ({ name }, n) =>
      !sorted
        .slice(0, n)
        .some(
          (other) => key(other.name.now) === key(name.now) && (other.name.kind === 'credit' || name.kind === 'line'),
        ),
  );
  const [first, second] = apart;
  if (!first) return undefined;
  if (!second || first.likeness - second.likeness >= AHEAD) return renamed(first);
  const near = apart.filter(({ likeness, to, name }) => first.likeness - likeness < AHEAD && to !== name.now);
  if (near.length < 2) return near[0] && renamed(near[0]);
  return choices(
    said,
    near.map(({ name, to }) => [`${name.now} → ${to}`, name.become(to)]),
  );
}

const isRole = (value: string): boolean =>
  roleNamed(value.toLowerCase().replace(/^(?:the|a|an|our|my)\s+/, '')) !== undefined;

/** Whether a text begins like a name. */
export const isCapital = (text: string): boolean => /^[^\p{Ll}]*[\p{Lu}\p{Lo}\p{N}]/u.test(text);

/** Whether a text may be the whole new name of a credit. */
export const isNameLike = (value: string): boolean =>
  value !== '' && looksLikeName(value) !== 'no' && !isRole(value) && !/[?\n]/.test(value) && wordsOf(value).length <= 7;

/** Whether the words that a name gains can belong to it: 'Sam Ortiz on track 2' is no name. */
function areNames(now: string, value: string): boolean {
  const old = new Set(wordsOf(now).map(({ key: word }) => word));
  const more = wordsOf(value).filter(({ key: word }) => !old.has(word));
  return !/\p{Lu}/u.test(value) || more.every(({ text }) => isCapital(text) || text.length <= 3);
}

/** What a name becomes when it is said anew; undefined where that is none, or too unlike. */
export function saidAnew(
  { kind, now }: NameOnRelease,
  value: string,
  least: number,
  isBare = false,
): Respelled | undefined {
  if (kind === 'track' || kind === 'release') {
    // A text alone that begins with a title says something of it.
    const said = isBare && value.length > now.length + 2 ? undefined : retitled(now, value);
    return said && said.likeness >= Math.max(least, LIKE.title) ? said : undefined;
  }
  const bare = /^(?:an?|the|el|la|o|le|der|die|il|lo) (?=\p{Lu})/u.test(now)
    ? value
    : value.replace(/^(?:an?|the|el|la|o|le|der|die|il|lo) (?=\p{Lu})/u, '');
  const name = [withoutEnd(bare), bare].find((one) => isNameLike(one) && areNames(now, one));
  const said = name === undefined ? undefined : respelled(now, name);
  return said && said.likeness >= least ? said : undefined;
}

/** A name without small words behind it: 'Hina Morikawa for overseas', 'Sofia Brandt only'. */
function withoutEnd(value: string): string {
  const words = value.split(' ');
  const last = words.findLastIndex((word) => /^\P{L}*[\p{Lu}\p{Lo}\p{N}]/u.test(word));
  return last >= 0 && isCapital(value) ? words.slice(0, last + 1).join(' ') : value;
}
