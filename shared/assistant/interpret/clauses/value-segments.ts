import { phraseList } from '../words/lexicon.ts';
import type { FindPhrases } from '../words/phrases.ts';
import { findSaying, hasSaying } from '../words/sayings.ts';
import { strangeWords } from '../words/small-words.ts';
import { isBreak, placesOf, startsOf } from '../words/spans.ts';
import { type Word, wordKey } from '../words/words.ts';
import { type Item, itemsIn } from './polarity.ts';

/**
 * A segment of an answer, up to a comma, full stop, "or" or "but", with its values. `strange`: words that do not belong
 * to a value or a common phrase. `isOffered`: the segment is doubtful, a question, or one of two alternatives.
 */
export type ValueSegment<V> = {
  words: readonly Word[];
  items: readonly Item<V>[];
  strange: readonly Word[];
  isOffered: boolean;
  isContrast: boolean;
};

const CONTRAST = phraseList(
  `but, though, although, tho, however, except, pero, aunque, mas, porém, mais, aber, doch, obwohl, ma, però, maar, ama, ale, tapi, lekin, men`,
);
/** Phrases other than "not" that reject a value: 'rather than pop'. */
const REJECTIONS = phraseList(
  `rather than, instead of, not that, nothing to do with, far from, anything but, hate, no longer, en vez de, em vez de, au lieu de, plutôt que, statt, anstatt, invece di, invece che`,
);
const UNDECIDED = phraseList(
  `between, somewhere between, could be, can be, would fit, might fit, depends, difficult, hard to say, whichever, not agreed, either one, entre, zwischen, tra, fra, or, käme in frage, müsste, which one`,
);

const SELF_CORRECTION = phraseList(
  `oh, oh wait, ah, hang on, hold on, i thought you meant, more exactly, more precisely, to be precise, to be exact, specifically, or rather, or better, actually, i mean, i meant, no wait, wait no, wait, sorry, scratch that, más exactamente, mejor dicho, digo, mais exatamente, ou melhor, quer dizer, plus précisément, plus exactement, ou plutôt, enfin, genauer, genauer gesagt, besser gesagt, più precisamente, anzi, o meglio, cioè`,
);

/** Drops the segments before the last self-correction: 'pop, or rather synthwave'. */
export function fromLastCorrection<V>(segments: readonly ValueSegment<V>[]): readonly ValueSegment<V>[] {
  const at = segments.findLastIndex(
    ({ words, items }, n) =>
      n > 0 &&
      SELF_CORRECTION(words)[0]?.from === 0 &&
      (items.length > 0 || segments.slice(n).some((later) => later.items.length > 0)),
  );
  return at < 1 ? segments : segments.slice(at);
}

/** Divides an answer into segments. `isSmall` tells whether a word can be ignored next to values of this kind. */
export function valueSegments<V>(
  words: readonly Word[],
  find: FindPhrases<V>,
  isSmall: (word: Word) => boolean = () => false,
): ValueSegment<V>[] {
  const contrasts = new Set(CONTRAST(words).map(({ from }) => from));
  const inValue = new Set(
    itemsIn(words, find).flatMap(({ from, to }) => Array.from({ length: to - from - 1 }, (_, n) => from + n + 1)),
  );
  const better = startsOf(SELF_CORRECTION(words));
  const ors = new Set(
    findSaying(words, 'either').flatMap(({ from, to }) =>
      from > 0 && to < words.length && !inValue.has(from) && !better.has(from) ? [to] : [],
    ),
  );
  const segments: ValueSegment<V>[] = [];
  let from = 0;
  const close = (to: number) => {
    if (to > from)
      segments.push(segmentOf(words.slice(from, to), words[to]?.gap ?? '', contrasts.has(from), find, isSmall));
    // 'O' means "or" in one language and is an article in another; between two values it is read as "or".
    const [before, own] = segments.slice(-2);
    if (ors.has(from) && before && own && before.items.length > 0 && own.items.length > 0)
      before.isOffered = own.isOffered = true;
    from = to;
  };
  for (let at = 1; at < words.length; at++)
    if (isBreak(words[at]?.gap ?? '') || contrasts.has(at) || ors.has(at)) close(at);
  close(words.length);
  return segments;
}

function segmentOf<V>(
  words: readonly Word[],
  gap: string,
  isContrast: boolean,
  find: FindPhrases<V>,
  isSmall: (word: Word) => boolean,
): ValueSegment<V> {
  const denied = REJECTIONS(words)[0]?.to;
  const items = itemsIn(words, find).map((item) =>
    denied !== undefined && item.from >= denied ? { ...item, isNegated: true } : item,
  );
  const named = placesOf(items);
  const better = placesOf(SELF_CORRECTION(words));
  const others = words.filter((_, n) => !named.has(n) && !better.has(n));
  const telling = upToExplanation(words, items).filter((_, n) => !named.has(n));
  const strange = strangeWords(
    isContrast ? telling.slice(CONTRAST(telling)[0]?.to ?? 0) : telling,
    (word) => isSmall(word) || NO.has(word.key) || DOUBTS.has(word.key),
  );
  const isOffered =
    /\?/.test(gap) || UNDECIDED(others).length > 0 || hasSaying(others, 'doubt', 'unsure', 'choose', 'later');
  return { words, items, strange, isOffered, isContrast };
}
/** Words that begin an explanation after a value: 'dance music for sad people'. */
const EXPLANATION_OPENERS = new Set(
  'for from about like with over under inspired because since by a la para por pour fur per desde avec mit con com como comme wie come similar think where when in that which who'.split(
    ' ',
  ),
);

/** Cuts off the words that only explain the segment's value. */
function upToExplanation<V>(words: readonly Word[], items: readonly Item<V>[]): readonly Word[] {
  const last = items.at(-1);
  const at = last ? words.findIndex(({ key }, n) => n >= last.to && EXPLANATION_OPENERS.has(key)) : -1;
  return at < 0 ? words : words.slice(0, at);
}

const NO = new Set(
  'no not na nah nope nein nee nao non isnt arent dont doesnt never nicht kein keine pas nie sin sem sans senza ohne but or and'.split(
    ' ',
  ),
);
const DOUBTS = new Set(
  'maybe perhaps might either possibly vielleicht forse peut etre tal vez talvez quizas'.split(' ').map(wordKey),
);
