import type { AiUse } from '../../../releases/track-choices.ts';
import { type Item, itemsIn, readYesOrNo, type StatementPart, statementParts } from '../clauses/polarity.ts';
import { hasSaying } from '../words/sayings.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { type AiWord, aiWords } from './ai-words.ts';

export type Use = Exclude<AiUse, ''>;
/** How much AI was used: one value if it is certain, or else the possible values. */
export type AiSense = { value: Use } | { maybe: readonly Use[] } | undefined;
type Part = StatementPart & { items: readonly Item<AiWord>[]; answer: boolean | undefined };
export type AiField = 'aiAudio' | 'aiComposition';

const PARTS: readonly AiWord[] = ['part', 'sound', 'writing'];
const isPart = ({ value }: Item<AiWord>) => PARTS.includes(value);
const isUse = ({ value, isNegated }: Item<AiWord>) => value === 'ai' && !isNegated;
const isKind =
  (...kinds: readonly AiWord[]) =>
  ({ value }: Item<AiWord>) =>
    kinds.includes(value);
/** Whether a part is about the cover or the video instead of the music. */
const isElsewhere = ({ items }: Part) =>
  items.some(isKind('elsewhere')) && !items.some((item) => isPart(item) || item.value === 'some');
const isDenial = ({ items, answer }: Part) => items.some(({ isNegated }) => isNegated) || answer === false;

/** Reads how much AI was used; undefined if the text does not say. */
export function readAiUse(text: string, field: AiField): AiSense {
  const words = wordsOf(text);
  const parts: Part[] = statementParts(words).map((part) => ({
    ...part,
    items: itemsIn(part.words, aiWords),
    answer: readYesOrNo(part.words),
  }));
  const known = parts.filter((part) => !isElsewhere(part));
  const items = known.flatMap((part) => part.items);
  const has = (...kinds: readonly AiWord[]) => items.some(isKind(...kinds));
  const uses = known.filter((part) => part.items.some(isUse));
  const answer = parts.find((part) => part.answer !== undefined)?.answer;
  const isNo =
    answer === false ||
    items.some((item) => item.isNegated && (isPart(item) || isKind('ai', 'used', 'some', 'whole')(item)));
  // A contrast makes the answer uncertain, unless it is only about the cover.
  const isLimited = parts.some(
    (part) =>
      part.isContrast &&
      !isElsewhere(part) &&
      !isDenial(part) &&
      !part.items.some((item) => isKind('human', 'ai', 'some')(item) || (isPart(item) && uses.length > 0)),
  );
  if (has('gone')) return uses.length > 0 || isNo || has('used') ? { value: 'none' } : { maybe: ['none', 'partly'] };
  if (has('soft')) return isNo && uses.length === 0 && !isLimited ? { value: 'none' } : { maybe: ['none', 'partly'] };
  if (has('tool'))
    return isLimited || answer === true || (isNo && uses.length > 0)
      ? { maybe: ['none', 'partly'] }
      : uses.length > 0 || isNo || has('used')
        ? { value: 'none' }
        : { maybe: ['none'] };
  if (uses.length === 0)
    return readWithoutUse(parts, known, {
      isNo,
      isLimited,
      answer,
      isShort: words.length <= 4 || hasSaying(words, 'only'),
    });
  if ((isNo && answer !== true) || isLimited) return { maybe: ['none', 'partly'] };
  // 'ChatGPT wrote the lyrics' does not answer the question about the recording.
  const other: AiWord = field === 'aiAudio' ? 'writing' : 'sound';
  const own: readonly AiWord[] =
    field === 'aiAudio' ? ['part', 'sound', 'some', 'whole'] : ['part', 'writing', 'some', 'whole'];
  if (
    uses.some(({ items: its }) => its.some(isKind(other))) &&
    !uses.some(({ items: its }) => its.some(isKind(...own)))
  )
    return { maybe: ['none', 'partly'] };
  return readExtent(words, known, uses);
}

/** Reads a text that does not mention AI, or mentions it only to deny it. */
function readWithoutUse(
  parts: readonly Part[],
  known: readonly Part[],
  {
    isNo,
    isLimited,
    answer,
    isShort,
  }: { isNo: boolean; isLimited: boolean; answer: boolean | undefined; isShort: boolean },
): AiSense {
  const has = (...kinds: readonly AiWord[]) => known.some(({ items }) => items.some(isKind(...kinds)));
  const hasPart = has(...PARTS);
  if (isNo)
    return isLimited
      ? { maybe: ['none', 'partly'] }
      : answer === true
        ? { maybe: ['partly', 'none'] }
        : { value: 'none' };
  if (parts.length > known.length && parts.every((part) => isElsewhere(part) || part.items.length === 0))
    return { maybe: ['none'] };
  if (answer === true)
    return hasPart || has('some')
      ? { value: 'partly' }
      : has('whole')
        ? { value: 'all' }
        : { maybe: ['partly', 'all'] };
  // 'It is all real people' is not about AI. Only in a short text does such a word mean the extent of its use.
  if (has('whole') && !has('human')) return isShort ? { value: 'all' } : { maybe: ['none', 'all'] };
  if (has('human') && !hasPart && !has('some')) return { value: 'none' };
  if ((has('some') || hasPart) && isShort) return { value: 'partly' };
  if (has('some')) return { maybe: ['partly', 'none'] };
  return hasPart ? { maybe: ['partly', 'none'] } : undefined;
}

/** Reads how much AI was used from a text that says it was used. */
function readExtent(words: readonly Word[], known: readonly Part[], uses: readonly Part[]): AiSense {
  const has = (...kinds: readonly AiWord[]) => known.some(({ items }) => items.some(isKind(...kinds)));
  const saysWhole = ({ items }: Part) => items.some(({ value, isNegated }) => value === 'whole' && !isNegated);
  const isSomeOfIt = has(...PARTS) || has('some');
  // In 'Generated, top to bottom', the extent is a clause of its own and applies to everything.
  const isWhole =
    uses.some(saysWhole) ||
    (!isSomeOfIt && known.some((part) => saysWhole(part) && part.items.length === 1 && part.words.length <= 4));
  const isRestHuman =
    known.some(({ items }) => !items.some(isUse) && items.some(isKind('human'))) &&
    REST.test(words.map(({ key }) => key).join(' '));
  if (isWhole) return isRestHuman ? { value: 'partly' } : { value: 'all' };
  return isSomeOfIt || has('human') ? { value: 'partly' } : { maybe: ['partly', 'all'] };
}
const REST = /\b(?:rest|except|but|only|else|real|resto|demas|reste|restliche|solo|pero|mas|mais|aber|ma)\b/;
