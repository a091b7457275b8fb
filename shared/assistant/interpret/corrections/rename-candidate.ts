import type { Act } from '../../act.ts';
import { roleByName } from '../credits/role-by-name.ts';
import { offerChoices } from '../offers/offer-choices.ts';
import { looksLikeName } from '../values/looks-like.ts';
import { key } from '../words/nearest.ts';
import { wordsOf } from '../words/words.ts';
import type { NameOnRelease } from './names-on-release.ts';
import { type Respelling, respellName, respellTitle } from './respell-name.ts';

/** A name that a correction may be about, and its new form. */
export type RenameCandidate = { name: NameOnRelease; to: string; likeness: number };

/**
 * The minimum likeness of a new name to the old one. `alone`: nothing else says that the name was wrong. `marked`: the
 * text says so. `named`: the old name is given. `title`: for titles.
 */
export const MIN_LIKENESS = { alone: 0.75, marked: 0.55, named: 0.4, title: 0.65 };

/** The minimum lead in likeness of the best candidate over the next one. */
const MIN_LEAD = 0.08;

/** Returns the acts that rename a candidate. */
export const renameActs = ({ name, to }: RenameCandidate): Act[] | undefined =>
  to === name.now || to === '' ? undefined : name.become(to);

/**
 * Picks the name that is meant, or asks which one it is. Names spelled the same are treated as one, and a credit takes
 * priority over a title. Without an explicit correction (`isSaid`), the name is only offered, however similar it is.
 */
export function chooseRename(typed: string, all: readonly RenameCandidate[], isSaid = true): Act[] | undefined {
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
  const offer = (candidates: readonly RenameCandidate[]): Act[] =>
    offerChoices(
      typed,
      candidates.map(({ name, to }) => [`${name.now} → ${to}`, name.become(to)]),
    );
  const rename = (one: RenameCandidate): Act[] | undefined => {
    const acts = renameActs(one);
    return acts && !isSaid ? offer([one]) : acts;
  };
  if (!second || first.likeness - second.likeness >= MIN_LEAD) return rename(first);
  const near = apart.filter(({ likeness, to, name }) => first.likeness - likeness < MIN_LEAD && to !== name.now);
  return near.length < 2 ? near[0] && rename(near[0]) : offer(near);
}

const isRole = (value: string): boolean =>
  roleByName(value.toLowerCase().replace(/^(?:the|a|an|our|my)\s+/, '')) !== undefined;

/** Whether a text begins like a name. */
export const isCapital = (text: string): boolean => /^[^\p{Ll}]*[\p{Lu}\p{Lo}\p{N}]/u.test(text);

/** Whether a text may be the whole new name of a credit. */
export const isNameLike = (value: string): boolean =>
  value !== '' && looksLikeName(value) !== 'no' && !isRole(value) && !/[?\n]/.test(value) && wordsOf(value).length <= 7;

/** Whether the words that are new in a name can be part of it, unlike those in 'Sam Ortiz on track 2'. */
function canExtendName(now: string, value: string): boolean {
  const old = new Set(wordsOf(now).map(({ key: word }) => word));
  const more = wordsOf(value).filter(({ key: word }) => !old.has(word));
  return !/\p{Lu}/u.test(value) || more.every(({ text }) => isCapital(text) || text.length <= 3);
}

/** Returns the new form of a name; undefined if the text is not a name or not similar enough. */
export function respellingFor(
  { kind, now }: NameOnRelease,
  value: string,
  least: number,
  isBare = false,
): Respelling | undefined {
  if (kind === 'track' || kind === 'release') {
    // Without words that mark it as a value, a text that begins with a title is a remark about the title.
    const respelling = isBare && value.length > now.length + 2 ? undefined : respellTitle(now, value);
    return respelling && respelling.likeness >= Math.max(least, MIN_LIKENESS.title) ? respelling : undefined;
  }
  const bare = /^(?:an?|the|el|la|o|le|der|die|il|lo) (?=\p{Lu})/u.test(now)
    ? value
    : value.replace(/^(?:an?|the|el|la|o|le|der|die|il|lo) (?=\p{Lu})/u, '');
  const name = [withoutEnd(bare), bare].find((one) => isNameLike(one) && canExtendName(now, one));
  const respelling = name === undefined ? undefined : respellName(now, name);
  // In 'Once it is live', a lowercase word does not replace a part of a capitalized name unless it is nearly the same.
  const isWord = name !== undefined && !/\p{Lu}/u.test(name) && /\p{Lu}/u.test(now) && !name.includes(' ');
  return respelling && respelling.likeness >= (isWord ? Math.max(least, MIN_LIKENESS.alone * 0.98) : least)
    ? respelling
    : undefined;
}

/** Removes small words after a name: 'Hina Morikawa for overseas', 'Sofia Brandt only'. */
function withoutEnd(value: string): string {
  const words = value.split(' ');
  const last = words.findLastIndex((word) => /^\P{L}*[\p{Lu}\p{Lo}\p{N}]/u.test(word));
  return last >= 0 && isCapital(value) ? words.slice(0, last + 1).join(' ') : value;
}
