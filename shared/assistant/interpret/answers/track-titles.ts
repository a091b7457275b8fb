import { orderedTracks } from '../../../releases/ordered-tracks.ts';
import { isTrackTitle } from '../../../releases/placeholder-title.ts';
import type { PlainAct } from '../../act.ts';
import type { Answer } from '../context.ts';
import { readTalk } from '../talk/talk.ts';
import type { TitleList } from '../tracks/listed-titles.ts';
import { titleList } from '../tracks/title-list.ts';
import { freeTextActs, offerTexts } from '../values/free-text-acts.ts';
import { isTitleCased, looksLikeTitle } from '../values/looks-like.ts';
import { plainPhrases, versionPhrases } from '../values/version-words.ts';
import { isSmall } from '../words/capitals.ts';
import { plain } from '../words/normalize-text.ts';
import { areOnly, hasSaying } from '../words/sayings.ts';
import { isSentence, isSentenceWord } from '../words/sentence-words.ts';
import { wordsOf } from '../words/words.ts';
import { readTrackTitle } from './title.ts';
import { readCountClause } from './track-count.ts';

const MOST = 15;
/** The maximum number of tracks that a list adds without asking. */
const MAX_ADDED_TRACKS = 3;

const setTitles = (titles: string[]): PlainAct => ({ kind: 'track-titles', titles });

/** Reads the titles of all tracks in order, or the title of one. */
export const trackTitles: Answer = (text, context) => {
  const { release } = context;
  const count = release?.trackIds.length ?? 0;
  const artist = (release && orderedTracks(release)[0]?.artists[0]?.name) || '';
  const counted = readCountClause(text, context);
  if (counted) return counted;
  const one = count === 1 ? undefined : readTrackTitle(text, { release });
  if (count === 1) {
    if (release && isTrackTitle(release.title) && isSameAgain(text)) return [setTitles([release.title])];
    if (!/\n/.test(text)) return freeTextActs(text, 'title', context, (title) => setTitles([title]));
  }
  const list = titleList(text, count, artist);
  if (one && list?.titles.length !== count) return one;
  if (!list || list.titles.length > MOST || list.titles.some((title) => title === ''))
    return count === 1 ? undefined : offerSingleTitle(text, count);
  if (list.titles.every(isOnlyVersion)) return undefined;
  const talk = list.titles.filter((title) => isTalk(title) && wordsOf(title).length > 3 && !isTitleCased(title));
  if (
    talk.length > 0 &&
    talk.length < list.titles.length &&
    talk.some((title) => readTalk(title, 'choice', { isAll: false, isOfQuestion: false }) !== undefined)
  )
    return offerKnownTitles(text, list.titles, talk);
  const isSure = listCertainty(list, count) === 'sure';
  const acts = [setTitles(list.titles)];
  if (isSure) return acts;
  if (list.titles.every((title) => looksLikeTitle(title) === 'no' || isSentence(wordsOf(title)))) return undefined;
  return list.by === 'commas' && isTalk(text)
    ? undefined
    : offerTexts(text, [{ text: list.titles.map((title) => `“${title}”`).join(', '), acts }]);
};

/** Reads a list that is clear as a whole, before its entries are mistaken for talk: 'Help, Skip, Why?'. */
export const plainTitles: Answer = (text, context) => {
  const acts = trackTitles(text, context);
  const [first] = acts ?? [];
  const count = context.release?.trackIds.length ?? 0;
  if (count < 2) return undefined;
  if (first?.kind === 'track-titles') return first.titles.length === count ? acts : undefined;
  return first?.kind === 'suggest' && text.split('\n').length >= count ? acts : undefined;
};

/** Offers a single title for the first track, if the release has several. */
function offerSingleTitle(text: string, count: number) {
  if (/\n/.test(text) || count > 15) return undefined;
  const [first] = wordsOf(text);
  if (first && isSentenceWord(first) && isSmall(first)) return undefined;
  return looksLikeTitle(text) === 'sure' && !isTalk(text) && wordsOf(text).length <= 6
    ? offerTexts(text, [
        { text: text.trim(), acts: [{ kind: 'set-track', tracks: [1], field: 'title', value: text.trim() }] },
      ])
    : undefined;
}

/** Whether an entry describes its track and is not its title: 'One original and one unplugged'. */
const isOnlyVersion = (title: string): boolean => {
  const words = wordsOf(title);
  const versionLength = [...versionPhrases(words), ...plainPhrases(words)].reduce(
    (sum, { from, to }) => sum + to - from,
    0,
  );
  return (
    words.length > 1 &&
    versionLength > 0 &&
    words.length - versionLength <= 2 &&
    words.some(isSmall) &&
    words.every((word) => isSmall(word) || versionPhrases([word]).length > 0)
  );
};

/** Offers the titles of a list that are known, while others are still undecided. */
const offerKnownTitles = (text: string, titles: readonly string[], open: readonly string[]) => {
  const known = titles.flatMap((title, n) => (open.includes(title) ? [] : [{ title, n: n + 1 }])).slice(0, 5);
  const acts = known.map(
    ({ title, n }): PlainAct => ({ kind: 'set-track', tracks: [n], field: 'title', value: title }),
  );
  return offerTexts(text, [{ text: known.map(({ title }) => `“${title}”`).join(', '), acts }]);
};

const isTalk = (text: string) => {
  const words = wordsOf(text);
  return hasSaying(words, 'unsure', 'later', 'choose') || isSentence(words);
};

const isSameAgain = (text: string): boolean => {
  const words = wordsOf(text);
  return (
    areOnly(words, 'same', 'filler') ||
    /^(?:(?:it(?:'s| is) )?the )?same(?: (?:as (?:the )?(?:release|single|album|title)|title|name))?$/.test(plain(text))
  );
};

/** Rates how certain it is that the entries of a list are titles. */
function listCertainty({ titles, by }: TitleList, count: number): 'sure' | 'doubtful' {
  if (titles.some((title) => title.length > 120 || /\b(?:or maybe|or perhaps|not sure)\b/.test(title)))
    return 'doubtful';
  const odd = titles.filter((title) => looksLikeTitle(title) === 'no').length;
  if (odd > 0) return 'doubtful';
  if (titles.length === count)
    return by === 'commas' &&
      titles.filter((title) => isSentence(wordsOf(title)) && wordsOf(title).length > 3).length > 1
      ? 'doubtful'
      : 'sure';
  if (titles.length > count + (count === 0 ? 0 : MAX_ADDED_TRACKS)) return count === 0 ? 'sure' : 'doubtful';
  return by === 'lines' || by === 'numbers' || by === 'quotes' ? 'sure' : 'doubtful';
}
