import type { Release } from '../../../releases/release.ts';
import type { CreditList } from '../../act.ts';

import { type FieldName, fieldNameIn } from '../corrections/field-name.ts';
import type { NameOnRelease } from '../corrections/names-on-release.ts';
import { roleByName } from '../credits/role-by-name.ts';
import { numberOf } from '../tracks/numbers.ts';
import { readTracks } from '../tracks/read-tracks.ts';
import { idleWords } from '../words/idle-words.ts';
import { key } from '../words/nearest.ts';
import { type Word, withoutElision, wordsOf } from '../words/words.ts';

/** The thing or person that a clause is about. */
export type Subject =
  /** "It", "she" or nothing. The value on the release that the new value resembles is meant. */
  | { kind: 'open' }
  /** A person or thing that the release does not name: 'my sister', 'the old one'. */
  | { kind: 'unknown'; words: readonly Word[] }
  | { kind: 'field'; field: FieldName }
  /** The position of a track, of an entry in a list of credits, or of either. */
  | { kind: 'place'; n: number; of: 'track' | 'either' | CreditList }
  /** Names on the release, mentioned in full, in part, or by role (`isRole`). */
  | { kind: 'names'; names: readonly NameOnRelease[]; isRole: boolean; lists: readonly CreditList[] };

export const TRACK_WORDS = new Set(
  'track tracks song songs title titles tune tunes piece pieces cut cue poem row line number nr no cancion canciones tema temas pista faixa faixas musica musicas titre titres morceau morceaux chanson chansons lied lieder stuck titel brano brani traccia canzone pezzo pezzi titolo titoli nummer liedje utwor piosenka lagu parca sarki lat gaana called named'.split(
    ' ',
  ),
);

const LISTS: Readonly<Record<string, CreditList>> = {
  artist: 'artists',
  composer: 'composers',
  writer: 'composers',
  songwriter: 'composers',
  lyricist: 'lyricists',
  producer: 'contributors',
  contributor: 'contributors',
};

/** Removes the words that do not identify a subject. */
function withoutIdle(words: readonly Word[]): readonly Word[] {
  const idle = idleWords(words, 'plain', 'said', 'change');
  return words.filter((_, n) => !idle.has(n));
}

/** Finds the subject of a text about the release. */
export function readSubject(
  allWords: readonly Word[],
  release: Release | null,
  names: readonly NameOnRelease[],
): Subject {
  const words = withoutElision(allWords);
  const core = withoutIdle(words);
  const field = fieldNameIn(words);
  const place = placeOf(words, release);
  if (place && !(field && field !== 'title')) return place;
  if (field) return { kind: 'field', field };
  if (core.length === 0) return { kind: 'open' };
  const mentioned = namesMentioned(core, names);
  if (mentioned.length > 0) return { kind: 'names', names: mentioned, isRole: false, lists: [] };
  const byRole = namesByRole(words, core, names);
  if (byRole.names.length > 0) return { kind: 'names', isRole: true, ...byRole };
  return { kind: 'unknown', words: core };
}

/** Reads a position: 'Track 3', 'the second one', 'the first writer', 'the 2'. */
function placeOf(words: readonly Word[], release: Release | null): Subject | undefined {
  const count = release?.trackIds.length ?? 0;
  if (words.length === 0 || words.length > 12) return undefined;
  // 'The last name' does not mean the last track.
  if (
    words.some(
      ({ key: word }, n) => /^(?:first|last|second|middle)$/.test(word) && /^names?$/.test(words[n + 1]?.key ?? ''),
    )
  )
    return undefined;
  if (withoutIdle(words).length === 0) return undefined;
  const text = words.map(({ text }) => text.replace(/^(\d{1,2})'?s$/, '$1')).join(' ');
  const [number, ...more] = withoutIdle(words);
  const digits = number && more.length === 0 ? /^(\d{1,2})'?s?$/.exec(number.text)?.[1] : undefined;
  // 'The 2' means a track without saying so. Its article is dropped, because "la" could match a title.
  const mention =
    digits && Number(digits) <= count ? readTracks(`track ${digits}`, release) : readTracks(text, release);
  if (mention?.isExcept) return undefined;
  const isOne = mention && Array.isArray(mention.tracks) && mention.tracks.length === 1;
  const alone = withoutIdle(words).flatMap(({ text }) => (/^\d{1,2}$/.test(text) ? (numberOf(text) ?? []) : []));
  const n = isOne && Array.isArray(mention.tracks) ? mention.tracks[0] : alone.length === 1 ? alone[0] : undefined;
  if (n === undefined || n < 1) return undefined;
  const list = words.flatMap(({ key: word }) => LISTS[word] ?? [])[0];
  if (list) return { kind: 'place', n, of: list };
  // 'No. 3' is a track. 'no, the second one' is not, nor is 'the second one' on a Single.
  const isTrack =
    n <= count &&
    words.some(({ key: word }, at) => TRACK_WORDS.has(word) && (word !== 'no' || /^\d/.test(words[at + 1]?.key ?? '')));
  const others = isOne ? wordsOf(mention.left) : withoutIdle(words).filter(({ text }) => !/^\d/.test(text));
  if (withoutIdle(others).filter(({ key: word }) => !TRACK_WORDS.has(word)).length > 2 || (!isOne && n > count))
    return undefined;
  return { kind: 'place', n, of: isTrack ? 'track' : 'either' };
}

const partsOf = (name: string): string[] =>
  key(name)
    .split(' ')
    .filter((word) => word.length > 1);

/**
 * Finds the names that the words mention in full, or else the credits of which they mention one word, such as 'Shuggie'
 * for Shuggie Tennant.
 */
function namesMentioned(words: readonly Word[], names: readonly NameOnRelease[]): NameOnRelease[] {
  const keys = new Set(words.map(({ key: word }) => word));
  const own = new Set(words.map(({ key: word }) => word.replace(/s$/, '')));
  const whole = ` ${words.map(({ key: word }) => word).join(' ')} `;
  const exact = names.filter(({ now }) => key(now) !== '' && whole.includes(` ${key(now)} `));
  if (exact.length > 0) return longest(exact);
  return names.filter(
    ({ now, kind }) => kind === 'credit' && partsOf(now).some((part) => keys.has(part) || own.has(part)),
  );
}

/** Keeps the longest names, because shorter ones may be part of them. */
const longest = (names: readonly NameOnRelease[]): NameOnRelease[] => {
  const most = Math.max(...names.map(({ now }) => now.length));
  return names.filter(({ now }) => now.length === most).slice(0, 1);
};

/** Finds names by their role: 'the drummer', 'organist', 'mixing person'. */
function namesByRole(
  all: readonly Word[],
  core: readonly Word[],
  names: readonly NameOnRelease[],
): { names: readonly NameOnRelease[]; lists: readonly CreditList[] } {
  if (core.length > 4) return { names: [], lists: [] };
  const phrases = [all, core].flatMap((words) =>
    words.flatMap((_, n) => [words.slice(n), words.slice(n, n + 1), words.slice(n, n + 2)]),
  );
  const rolesInText = phrases.flatMap((words) => roleByName(words.map(({ key: word }) => word).join(' ')) ?? []);
  const isSaid = (name: NameOnRelease) =>
    rolesInText.some((role) =>
      role.list === 'writers'
        ? name.lists.includes('composers') || name.lists.includes('lyricists')
        : 'role' in role
          ? name.roles.includes(role.role)
          : name.lists.includes(role.list),
    );
  const byRole = names.filter(isSaid);
  const lists = rolesInText.flatMap((role): CreditList[] =>
    role.list === 'writers' ? ['composers', 'lyricists'] : [role.list],
  );
  if (byRole.length > 0) return { names: byRole, lists };
  // 'organist' and Organ begin with the same letters, as do 'produttore' and Producer.
  const stems = core.map(({ key: word }) => word.slice(0, 4)).filter((stem) => stem.length === 4);
  const byStem = names.filter(({ roles: own }) =>
    own.some((role) =>
      key(role)
        .split(' ')
        .some((word) => stems.some((stem) => word.startsWith(stem))),
    ),
  );
  return { names: byStem, lists: byStem.flatMap((name) => name.lists) };
}
