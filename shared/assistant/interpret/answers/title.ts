import type { Act, PlainAct } from '../../act.ts';
import { withoutAsides } from '../clauses/explanations.ts';
import type { Answer, InterpretContext } from '../context.ts';
import { userName } from '../declarations/read-rights-line.ts';
import { topicOf } from '../talk/commands.ts';
import { readTracks } from '../tracks/read-tracks.ts';
import { certaintyOf, freeTextActs, offerTexts } from '../values/free-text-acts.ts';
import { isTitleCased, isTradeWord, looksLikeTitle } from '../values/looks-like.ts';
import { afterPreamble } from '../values/preambles.ts';
import { readValue, withoutTrail } from '../values/read-value.ts';
import { versionPhrases } from '../values/version-words.ts';
import { unquoted } from '../words/normalize-text.ts';
import { wordsOf } from '../words/words.ts';
import { readCountClause } from './track-count.ts';

/** The maximum length of a message that only names a title. */
const MAX_MESSAGE_LENGTH = 500;

const setTitle = (value: string): PlainAct => ({ kind: 'set-release', field: 'title', value });

/** Reads the title, and the number of tracks if a clause next to the title states it. */
export const title: Answer = (typed, context) => {
  if (/\n/.test(typed)) return undefined;
  const text = withoutArtist(typed, context);
  const acts = freeTextActs(text, 'title', context, setTitle);
  return acts && [...acts, ...counted(readValue(text, 'title').besides, context)];
};

/** Removes the account's own artist name after a title: 'Low Tide by Mara Ellis'. */
function withoutArtist(text: string, context: InterpretContext): string {
  const self = userName(context);
  const at = self === '' ? -1 : text.toLowerCase().lastIndexOf(self.toLowerCase());
  const before = at < 0 || at + self.length < text.trimEnd().length ? '' : text.slice(0, at);
  const value = before.replace(/\s+(?:by|von|de|di|par|por|da)\s+$/i, '');
  return value !== '' && value !== before ? value : text;
}

const counted = (besides: readonly string[], context: InterpretContext): Act[] =>
  besides.flatMap((one) => readCountClause(one, context) ?? []).slice(0, 1);

/**
 * Reads a title that is clear from the whole message, even if its pieces could mean something else: 'we went with Later
 * On', 'I Don't Know Why'.
 */
export const plainTitle: Answer = (text, context) => {
  if (/\n/.test(text)) return inLines(text, context);
  if (text.length > MAX_MESSAGE_LENGTH) return undefined;
  const plain = withoutTrail(withoutArtist(text, context));
  if (isTitleCased(plain) && !/[:=?"]|[.!?;]\s/.test(plain) && looksLikeTitle(plain) === 'sure')
    return [setTitle(plain)];
  const opened =
    isTitleCased(plain) && /^\p{L}+, \p{Lu}[^,.]*$/u.test(plain) ? afterPreamble(wordsOf(plain), 'title') : undefined;
  // 'Hello, Goodbye' may be a title, or a greeting and a title.
  if (opened?.strength === 'weak' && opened.from === 1)
    return offerTexts(
      text,
      [plain, plain.slice(wordsOf(plain)[1]?.start)].map((one) => ({ text: one, acts: [setTitle(one)] })),
    );
  if (isQuestionTitle(plain)) return [setTitle(plain)];
  const reading = readValue(text, 'title');
  const isWithAside = reading.besides.length === 0 && withoutAsides(text) !== text && isTitleCased(reading.value);
  if (
    (!reading.isNamed && !isWithAside) ||
    certaintyOf(reading, 'title') !== 'sure' ||
    reading.besides.some(isAboutOtherField)
  )
    return undefined;
  return [setTitle(reading.value), ...counted(reading.besides, context)];
};

/** Whether a text with a question mark is a title, because every word is capitalized: 'Why Not Me?'. */
const isQuestionTitle = (text: string): boolean => {
  const words = wordsOf(text);
  return (
    /^[^?]+\?$/.test(text) &&
    words.length > 2 &&
    words.every((word) => /^\p{Lu}\p{Ll}|^I$/u.test(word.text)) &&
    looksLikeTitle(text) === 'sure' &&
    !words.some(isTradeWord)
  );
};

/** Reads several lines of which exactly one is labeled as the title. */
const inLines: Answer = (text, context) => {
  const lines = text.split('\n');
  if (lines.length > 4 || lines.some((line) => isAboutOtherField(line))) return undefined;
  const named = lines.filter((line) => readValue(line, 'title').isNamed);
  return named.length === 1 ? plainTitle(named[0] ?? '', context) : undefined;
};

/** Whether a clause next to a title is about another field and is therefore read separately. */
const isAboutOtherField = (text: string): boolean => {
  const label =
    /^(?:(?:and|also|oh|the|my|our|its)\s+)*([\p{L}-]+(?:\s+\p{L}+){0,2}?)\s*(?:\b(?:is|are|should be|will be)\b|[:=])/iu.exec(
      text,
    )?.[1];
  return label !== undefined && !['title', 'track_titles', 'version', undefined].includes(topicOf(label.toLowerCase()));
};

/** Reads the title of a numbered track: 'Track 2 is called Dawn', 'the second one should be Dawn'. */
export function readTrackTitle(text: string, { release }: Pick<InterpretContext, 'release'>): PlainAct[] | undefined {
  const match =
    /^(?:(?:please |and |no, )*(?:change|rename|set|call)\s+)?(?:the )?(?:title of )?(.{1,60}?)(?:'s title)?\s+(?:is (?:called|titled|named)|should be (?:called|titled)|should be|is now|to|is|=|:)\s+(.+)$/i.exec(
      text,
    );
  const named = match ? readTracks(match[1] ?? '', release) : undefined;
  if (!match || !named || !Array.isArray(named.tracks) || named.tracks.length !== 1) return undefined;
  if (named.left.replace(/\b(?:the|title|of|name|one|track|song|no|only|just)\b|[^a-z]/gi, '') !== '') return undefined;
  const value = match[2] ?? '';
  // 'The third is a dub' states the track's version, not its title.
  if (/^an?\s/.test(value) && versionPhrases(wordsOf(value)).length > 0) return undefined;
  return [
    {
      kind: 'set-track',
      tracks: named.tracks,
      field: 'title',
      value: unquoted(value.replace(/(?<=\p{L}{2})\.$/u, '')),
    },
  ];
}
