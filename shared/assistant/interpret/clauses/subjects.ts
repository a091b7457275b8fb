import type { Release } from '../../../releases/release.ts';
import type { CreditList } from '../../act.ts';

import { type FieldNamed, fieldNamed } from '../corrections/field-named.ts';
import type { NameOnRelease } from '../corrections/names-on-release.ts';
import { roleNamed } from '../credits/role-named.ts';
import { numberOf } from '../tracks/numbers.ts';
import { tracksSaid } from '../tracks/tracks-said.ts';
import { idleWords } from '../words/idle-words.ts';
import { key } from '../words/nearest.ts';
import { type Word, withoutElision, wordsOf } from '../words/words.ts';

/** Of what a clause speaks. */
export type Subject =
  /** "it", "she", or nothing: what the new value is like. */
  | { kind: 'open' }
  /** Somebody or something whose name does not stand on the release: 'my sister', 'the old one'. */
  | { kind: 'unknown'; words: readonly Word[] }
  | { kind: 'field'; field: FieldNamed }
  /** The n-th: a track, an entry of a list of credits, or either. */
  | { kind: 'place'; n: number; of: 'track' | 'either' | CreditList }
  /** Names of the release, by themselves, by a part, or by what they did. `isRole`: by what they did. */
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

/** What is left of words without those that mean nothing for what is spoken of. */
function meant(words: readonly Word[]): readonly Word[] {
  const idle = idleWords(words, 'plain', 'said', 'change');
  return words.filter((_, n) => !idle.has(n));
}

/** Of what a text speaks, that says something of the release. */
export function subjectOf(said: readonly Word[], release: Release | null, names: readonly NameOnRelease[]): Subject {
  const words = withoutElision(said);
  const core = meant(words);
  const field = fieldNamed(words);
  const place = placeOf(words, release);
  if (place && !(field && field !== 'title')) return place;
  if (field) return { kind: 'field', field };
  if (core.length === 0) return { kind: 'open' };
  const mentioned = mentionedBy(core, names);
  if (mentioned.length > 0) return { kind: 'names', names: mentioned, isRole: false, lists: [] };
  const byRole = withRole(words, core, names);
  if (byRole.names.length > 0) return { kind: 'names', isRole: true, ...byRole };
  return { kind: 'unknown', words: core };
}

/** 'Track 3', 'the second one', 'the first writer', 'the 2'. */
function placeOf(words: readonly Word[], release: Release | null): Subject | undefined {
  const count = release?.trackIds.length ?? 0;
  if (words.length === 0 || words.length > 12) return undefined;
  // The last name is no last track.
  if (
    words.some(
      ({ key: word }, n) => /^(?:first|last|second|middle)$/.test(word) && /^names?$/.test(words[n + 1]?.key ?? ''),
    )
  )
    return undefined;
  if (meant(words).length === 0) return undefined;
  const text = words.map(({ text }) => text.replace(/^(\d{1,2})'?s$/, '$1')).join(' ');
  const [number, ...more] = meant(words);
  const digits = number && more.length === 0 ? /^(\d{1,2})'?s?$/.exec(number.text)?.[1] : undefined;
  // "The 2" needs no word for a track, and "la" is no title.
  const said = digits && Number(digits) <= count ? tracksSaid(`track ${digits}`, release) : tracksSaid(text, release);
  if (said?.isExcept) return undefined;
  const isOne = said && Array.isArray(said.tracks) && said.tracks.length === 1;
  const alone = meant(words).flatMap(({ text }) => (/^\d{1,2}$/.test(text) ? (numberOf(text) ?? []) : []));
  const n = isOne && Array.isArray(said.tracks) ? said.tracks[0] : alone.length === 1 ? alone[0] : undefined;
  if (n === undefined || n < 1) return undefined;
  const list = words.flatMap(({ key: word }) => LISTS[word] ?? [])[0];
  if (list) return { kind: 'place', n, of: list };
  // 'No. 3' is a track, and "no, the second one" none; nor is the second one of a single.
  const isTrack =
    n <= count &&
    words.some(({ key: word }, at) => TRACK_WORDS.has(word) && (word !== 'no' || /^\d/.test(words[at + 1]?.key ?? '')));
  const others = isOne ? wordsOf(said.left) : meant(words).filter(({ text }) => !/^\d/.test(text));
  if (meant(others).filter(({ key: word }) => !TRACK_WORDS.has(word)).length > 2 || (!isOne && n > count))
    return undefined;
  return { kind: 'place', n, of: isTrack ? 'track' : 'either' };
}

const partsOf = (name: string): string[] =>
  key(name)
    .split(' ')
    .filter((word) => word.length > 1);

/** Names of which a word stands among these, that of no other name: 'Shuggie' of Shuggie Tennant. */
function mentionedBy(words: readonly Word[], names: readonly NameOnRelease[]): NameOnRelease[] {
  const said = new Set(words.map(({ key: word }) => word));
  const own = new Set(words.map(({ key: word }) => word.replace(/s$/, '')));
  const whole = ` ${words.map(({ key: word }) => word).join(' ')} `;
  const exact = names.filter(({ now }) => key(now) !== '' && whole.includes(` ${key(now)} `));
  if (exact.length > 0) return longest(exact);
  return names.filter(
    ({ now, kind }) => kind === 'credit' && partsOf(now).some((part) => said.has(part) || own.has(part)),
  );
}

/** Of names within one another the longest. */
const longest = (names: readonly NameOnRelease[]): NameOnRelease[] => {
  const most = Math.max(...names.map(({ now }) => now.length));
  return names.filter(({ now }) => now.length === most).slice(0, 1);
};

/** Names that did what the words say: 'the drummer', 'organist', 'mixing person'. */
function withRole(
  all: readonly Word[],
  core: readonly Word[],
  names: readonly NameOnRelease[],
): { names: readonly NameOnRelease[]; lists: readonly CreditList[] } {
  if (core.length > 4) return { names: [], lists: [] };
  const phrases = [all, core].flatMap((words) =>
    words.flatMap((_, n) => [words.slice(n), words.slice(n, n + 1), words.slice(n, n + 2)]),
  );
  const said = phrases.flatMap((words) => roleNamed(words.map(({ key: word }) => word).join(' ')) ?? []);
  const isSaid = (name: NameOnRelease) =>
    said.some((role) =>
      role.list === 'writers'
        ? name.lists.includes('composers') || name.lists.includes('lyricists')
        : 'role' in role
          ? name.roles.includes(role.role)
          : name.lists.includes(role.list),
    );
  const byRole = names.filter(isSaid);
  const lists = said.flatMap((role): CreditList[] =>
    role.list === 'writers' ? ['composers', 'lyricists'] : [role.list],
  );
  if (byRole.length > 0) return { names: byRole, lists };
  // 'organist' has the beginning of Organ, 'produttore' that of Producer.
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
