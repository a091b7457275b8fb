import { fold } from '../../fold.ts';
import { orderedTracks } from '../../releases/ordered-tracks.ts';
import type { Release } from '../../releases/release.ts';
import type { Act, CreditList } from '../act.ts';
import { ORDINAL, placeIn } from './numbers.ts';
import { unquoted } from './said.ts';

const NO = '(?:(?:no|sorry|actually|wait|oops|not quite)\\b[,.!]?\\s+)*';
const nth = new RegExp(
  `^${NO}(?:the )?(${ORDINAL})(?: (one|artist|writer|composer|lyricist|credit|name|producer|contributor))?(?:'s name)? (?:is|should be|was|must be|is called|is named) (.+)$`,
  'i',
);
const replaced = new RegExp(
  `^${NO}(?:please )?(?:replace|change|swap|rename|correct) (.+?) (?:with|to|into|by|for) (.+)$`,
  'i',
);
const notBut = new RegExp(`^${NO}(?:it'?s |it is )?not (.+?),? (?:but|it'?s|it is|rather) (.+)$`, 'i');
const butNot = new RegExp(`^${NO}(?:it'?s |it is )?(.+?),? (?:and )?not (.+)$`, 'i');
const spelled = new RegExp(`^${NO}(.+?) (?:is|should be) (?:spelled|spelt|written|called) (.+)$`, 'i');
const shouldBe = new RegExp(`^${NO}(.+?) should be (.+)$`, 'i');
const removed =
  /^(?:(?:no|sorry|actually|please)[, ]+)*(?:remove|delete|drop|take out|take off|leave out) (.+?)(?: (?:from|as|in) .+)?$/i;

const LISTS: Record<string, CreditList> = {
  artist: 'artists',
  composer: 'composers',
  writer: 'composers',
  lyricist: 'lyricists',
  producer: 'contributors',
  contributor: 'contributors',
};

/** Every name that stands in the credits. */
const namesIn = (release: Release | null): Set<string> =>
  new Set(
    (release ? orderedTracks(release) : []).flatMap(({ artists, contributors, composers, lyricists }) => [
      ...[...artists, ...contributors].map(({ name }) => fold(name)),
      ...[...composers, ...lyricists].map(({ firstName, lastName }) => fold(`${firstName} ${lastName}`.trim())),
    ]),
  );

/** A full name by what is said of it: 'Marie' is Marie Sol when only one has it. */
function credited(said: string, release: Release | null): string | undefined {
  const names = [...namesIn(release)];
  const sought = fold(unquoted(said).replace(/^the name /i, ''));
  return (
    names.find((name) => name === sought) ??
    (names.filter((name) => name.split(' ').includes(sought)).length === 1
      ? names.find((name) => name.split(' ').includes(sought))
      : undefined)
  );
}

const clean = (name: string) => unquoted(name.replace(/\.$/, '').trim());

/** A credit that is corrected or taken out: 'no, the second one is Maria', 'replace Sam with Sam Ortiz', 'not Marie but Maria'. */
export function correctionIn(text: string, release: Release | null): Act[] | undefined {
  const rename = (which: string | number, name: string, list: CreditList | null = null): Act[] => [
    { kind: 'rename-credit', tracks: 'all', list, which, name: clean(name) },
  ];
  const place = nth.exec(text);
  if (
    place &&
    place[2] !== undefined &&
    !/^(?:explicit|a cover|in |sung|clean|instrumental|not )/i.test(place[3] ?? '')
  ) {
    const n = placeIn(place[1] ?? '');
    if (n !== undefined) return rename(n, place[3] ?? '', LISTS[(place[2] ?? '').toLowerCase()] ?? null);
  }
  for (const [pattern, from, to] of [
    [replaced, 1, 2],
    [notBut, 1, 2],
    [butNot, 2, 1],
    [spelled, 1, 2],
    [shouldBe, 1, 2],
  ] as const) {
    const match = pattern.exec(text);
    const known = match && credited(match[from] ?? '', release);
    if (match && known) return rename(known, match[to] ?? '');
  }
  const gone = removed.exec(text)?.[1];
  const known = gone && credited(gone, release);
  return known ? [{ kind: 'remove-credit', tracks: 'all', list: null, name: known }] : undefined;
}
