import { terms } from '../../glossary/terms.ts';
import { meaningOf } from '../../glossary.ts';
import { conceptsIn, findConcept } from '../../intents/concepts.ts';
import { phraseFinder } from '../words/phrases.ts';
import type { Word } from '../words/words.ts';

const findTerms = phraseFinder(terms.flatMap(({ term, also }) => [term, ...also].map((name) => [name, term] as const)));

/** Words around a term that add nothing to the question about it. */
const IGNORED_WORDS = new Set(
  `a an the my your our this that these those it its is are was be do does did i we you u to of in on for and or between entre zwischen tra fra exactly again really even please pls also about me mean means meaning
  kind thing things word words when at all here now then so lol ok actually anyway need have get use own want should must can will tell help describe explain know understand dont
  un una unos el la los las le les des der die das ein eine ein il lo gli uno o os as um uma de du del di da exactement exactamente esattamente genau e et und y`.split(
    /\s+/,
  ),
);

/**
 * The glossary terms that a question asks about, and whether it asks about nothing else (`isAll`). A mere "what does
 * that mean?" has no terms, and `isAll` is true.
 */
export type TermsInQuestion = { terms: string[]; isAll: boolean };

/**
 * Finds the terms that a question asks about: 'What is a P-line?', 'ISRC?', 'difference between pre-order and
 * pre-save', 'what's mechnical licence'.
 */
export function termsInQuestion(words: readonly Word[]): TermsInQuestion | undefined {
  const concepts = conceptsIn(words);
  const asks = (['meaning', 'difference', 'needed', 'purpose'] as const).filter((concept) => concepts.has(concept));
  const spoken = new Set<number>();
  for (const concept of asks)
    for (const { from, to } of findConcept(concept, words)) for (let n = from; n < to; n++) spoken.add(n);
  const rest = words.filter(({ key }, n) => !spoken.has(n) && !IGNORED_WORDS.has(key));
  const found = findTerms(rest);
  const named = [...new Set(found.map(({ value }) => value))];
  const left = rest.length - found.reduce((sum, { from, to }) => sum + to - from, 0);
  if (rest.length === 0 && (asks.includes('meaning') || asks.includes('purpose'))) return { terms: [], isAll: true };
  if (named.length > 0) return { terms: named, isAll: left === 0 };
  // A misspelled term is recognized only if the text contains nothing else.
  const near =
    rest.length > 0 && rest.length <= 4 && asks.length > 0
      ? meaningOf(rest.map(({ text }) => text).join(' '))
      : undefined;
  return near && { terms: [near.term], isAll: true };
}
