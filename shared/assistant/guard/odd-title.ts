import { orderedTracks } from '../../releases/ordered-tracks.ts';
import { isTrackTitle } from '../../releases/placeholder-title.ts';
import type { Release } from '../../releases/release.ts';
import type { PlainAct } from '../act.ts';
import { likeness } from '../interpret/corrections/respell-name.ts';
import { isOrdinaryTalk } from '../interpret/values/ordinary-words.ts';
import { readValue } from '../interpret/values/read-value.ts';
import { key } from '../interpret/words/nearest.ts';
import { wordsOf } from '../interpret/words/words.ts';

/** The title that an act sets; '' if it sets none. */
export const titleIn = (act: PlainAct): string =>
  (act.kind === 'set-track' || act.kind === 'set-release') && act.field === 'title' ? act.value : '';

/** Words that people use when they rename something. */
const RENAMING_WORDS =
  /\b(?:titles?|titled|called|calls?|named?|renamed?|spell(?:ed|ing)?|spelt|typo|should (?:be|read|say)|supposed|not|instead|change|fix|correct|meant|wrong|t[ií]tulo|llama|corrige|cambia|titre|s'appelle|corrigez|titel|heißt|heisst|titolo|si chiama|corregg\w+|n[aã]o|nicht|sondern|pas|non|nie)\b/i;
/** The minimum likeness to the old title if a title is only respelled. */
const MIN_LIKENESS = 0.5;
/** The maximum number of words in a message that only respells a title. A longer one is a sentence about the title. */
const MAX_SPELLING_WORDS = 8;

/** The maximum number of words that a new title may add to the old one. */
const MAX_ADDED_WORDS = 3;

/** A credit added after the title: 'Salt & Static, by me ft. Ines Duarte'. */
const ADDED_CREDIT = /, (?:by (?:me|us|myself)|ft|feat|featuring)\b/i;

/**
 * Whether a title contains a credit, or would replace an existing title with a part of it or with a sentence. 'Speed
 * the Plough is a folk song' is not a rename.
 */
export function isOddTitle(act: PlainAct, message: string, release: Release | null): boolean {
  const title = titleIn(act);
  if (ADDED_CREDIT.test(title)) return true;
  if (title === '' || !release) return false;
  const tracks =
    act.kind === 'set-track'
      ? orderedTracks(release).filter((_, n) => act.tracks === 'all' || act.tracks.includes(n + 1))
      : [];
  const old = act.kind === 'set-release' ? [release.title] : tracks.map((track) => track.title);
  const words = wordsOf(title).map(({ key }) => key);
  return old.filter(isTrackTitle).some((one) => {
    const before = wordsOf(one).map(({ key }) => key);
    const isPiece = words.length < before.length && words.every((word) => before.includes(word));
    const isAmid = words.length > before.length + 1 && before.every((word) => words.includes(word));
    const isRespelled = likeness(key(one), key(title)) >= MIN_LIKENESS && wordsOf(message).length <= MAX_SPELLING_WORDS;
    const isRenamed =
      RENAMING_WORDS.test(message) || isRespelled || key(readValue(message, 'title').value) === key(title);
    return isPiece || isAmid || !isRenamed || words.length > before.length + MAX_ADDED_WORDS;
  });
}

/** Whether some titles begin with lowercase everyday words and others do not: 'the closer is Leave the Light'. */
export function isMixedList(act: PlainAct): boolean {
  if (act.kind !== 'track-titles' || act.titles.length < 2) return false;
  // 'Van: Zamba del Olvido; Alfonsina y el Mar'
  const [first = '', ...rest] = act.titles;
  if (/^\p{L}+(?:\s\p{L}+){0,2}:\s/u.test(first) && !rest.some((title) => title.includes(':'))) return true;
  const talking = act.titles.filter(
    (title) => /^(?:\p{Ll}+\s+){2,}\p{Lu}/u.test(title) && isOrdinaryTalk(wordsOf(title).slice(0, 2)),
  );
  return talking.length > 0 && talking.length < act.titles.length;
}
