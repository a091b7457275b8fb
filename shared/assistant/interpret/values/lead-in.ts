import type { FreeText } from '../corrections/field-nouns.ts';
import { areShouted, isParticle } from '../words/capitals.ts';
import { itemAt } from '../words/item-at.ts';
import { isCapital, isSmall, phraseAfter, phraseEnd } from '../words/phrase-at.ts';
import { isSentence } from '../words/sentence-words.ts';
import type { Word } from '../words/words.ts';
import { nounKey, nounPhraseFrom } from './noun-phrase.ts';
import {
  copulas,
  fills,
  imperatives,
  isFieldNoun,
  isNamingWord,
  its,
  namingVerbs,
  namingWords,
  pronouns,
  subjects,
  titleLikeVerbs,
  wants,
} from './preamble-words.ts';

/**
 * Where the words before a value end, and how strongly they announce it: "its called" is strong, "it is" is weak. If
 * they are risky, they may be part of the value.
 */
export type Preamble = { from: number; strength: 'none' | 'risky' | 'weak' | 'strong' };

/** Finds where a value begins after a lead-in that starts at a position; undefined if there is no lead-in there. */
export function readLeadIn(words: readonly Word[], at: number, kind: FreeText): Preamble | undefined {
  const named = phraseAfter(namingWords[kind], words, at) ?? phraseAfter(namingVerbs, words, at);
  if (named !== undefined) return extendStrongLeadIn(words, named, kind);
  return (
    byVerb(words, at, kind) ??
    byNoun(words, at, kind) ??
    byPronoun(words, at, kind) ??
    byImperative(words, at, kind) ??
    byCapitals(words, at, kind)
  );
}

/** Reads a lead-in with a verb: "We finally agreed on", "i want the title to be". */
function byVerb(words: readonly Word[], at: number, kind: FreeText): Preamble | undefined {
  const wished = phraseEnd(wants, words, at);
  if (wished !== undefined) {
    const noun = nounPhraseFrom(words, wished, kind);
    const copula = phraseAfter(
      copulas,
      words,
      noun > wished ? noun : (phraseEnd(pronouns, words, wished) ?? words.length),
    );
    if (copula !== undefined) return extendStrongLeadIn(words, copula, kind);
  }
  const subject = phraseEnd(subjects, words, at);
  if (subject === undefined) return undefined;
  const verb =
    phraseAfter(namingVerbs, words, subject) ??
    phraseAfter(namingWords[kind], words, subject) ??
    phraseAfter(titleLikeVerbs, words, subject);
  if (verb === undefined) return undefined;
  // In 'We called the record …', a noun for the field follows the verb.
  const noun = nounPhraseFrom(words, verb, kind);
  return extendStrongLeadIn(words, noun > verb && noun < words.length && isCapital(words[noun]) ? noun : verb, kind);
}

/** Reads a lead-in with a noun: "The title of our EP is", "label:". */
function byNoun(words: readonly Word[], at: number, kind: FreeText): Preamble | undefined {
  const noun = nounPhraseFrom(words, at, kind);
  if (noun > at) {
    const after = phraseAfter(namingWords[kind], words, noun) ?? phraseAfter(copulas, words, noun);
    if (after !== undefined) return extendStrongLeadIn(words, after, kind);
    const isMarked = /[:=]|\s[–—-]\s/.test(words[noun]?.gap ?? '') || /'s$/i.test(words[noun - 1]?.text ?? '');
    if (isMarked) return extendStrongLeadIn(words, noun, kind);
    if (isCapital(words[noun]) && (isSmall(words[noun - 1]) || kind === 'holder'))
      return { from: noun, strength: 'weak' };
  }
  // The noun comes right before the first capital: 'kita kasih judul Langit Malam'.
  const capital = words.findIndex((word, n) => n > at && isCapital(word));
  const isLed =
    capital > at + 1 &&
    capital <= at + 6 &&
    words.slice(at, capital).every(isSmall) &&
    isFieldNoun(nounKey(words[capital - 1]), kind);
  return isLed && kind === 'title' ? { from: capital, strength: 'weak' } : undefined;
}

/** Reads a lead-in with a pronoun: "It is", "its gonna be called". */
function byPronoun(words: readonly Word[], at: number, kind: FreeText): Preamble | undefined {
  const pronoun = phraseEnd(pronouns, words, at);
  const copula =
    phraseEnd(its, words, at) ?? (pronoun === undefined ? undefined : phraseAfter(copulas, words, pronoun));
  const to = copula ?? pronoun;
  if (to === undefined) return undefined;
  const after =
    phraseAfter(namingWords[kind], words, to) ??
    phraseAfter(namingWords[kind], words, phraseAfter(copulas, words, to) ?? words.length);
  if (after !== undefined) return extendStrongLeadIn(words, after, kind);
  if (copula === undefined) return undefined;
  const again = nounPhraseFrom(words, copula, kind);
  return { from: again > copula && again < words.length ? again : copula, strength: 'weak' };
}

const LABEL_PREPOSITIONS = new Set('on at through via with under chez bei auf con com por per pela pelo'.split(' '));

/** Reads a lead-in with an imperative ("Put", "make it"). Its strength depends on the words before it. */
function byImperative(words: readonly Word[], at: number, kind: FreeText): Preamble | undefined {
  const meant = phraseEnd(imperatives, words, at);
  // In 'On Fern Hall', the preposition shows that a label follows.
  if (
    kind === 'label' &&
    meant === undefined &&
    LABEL_PREPOSITIONS.has(words[at]?.key ?? '') &&
    isSmall(words[at]) &&
    isCapital(words[at + 1])
  )
    return { from: at + 1, strength: 'weak' };
  if (meant === undefined) return undefined;
  const isLed =
    (at > 0 && (kind !== 'title' || meant - at > 1)) ||
    (at === 0 && meant === 1 && kind !== 'title' && isCapital(words[meant]));
  return { from: meant, strength: isLed || (isCapital(words[meant]) && isSmall(words[meant - 1])) ? 'strong' : 'weak' };
}

/** Words that show no name follows. */
const DENIALS = new Set(
  'not no isnt wasnt never still between hesitate or either nor instead nicht kein pas non nao sin sem ohne entre zwischen tra of like than'.split(
    ' ',
  ),
);

/**
 * Reads a lead-in of small words before a capitalized name: 'my daughter named it Purple Kite', 'kommt bei Blauer
 * Farn'. It is strong if it contains a word for naming in any language, and risky otherwise.
 */
function byCapitals(words: readonly Word[], at: number, kind: FreeText): Preamble | undefined {
  if (areShouted(words) || kind === 'version') return undefined;
  let from = words.length;
  while (from > at && (isCapital(words[from - 1]) || isParticle(itemAt(words, from - 1)))) from--;
  while (from < words.length && !isCapital(words[from])) from++;
  const lead = words.slice(at, from);
  if (from >= words.length || lead.length < 2 || !isSmall(lead.at(-1)) || lead.every(isParticle)) return undefined;
  if (lead.some(({ key }) => DENIALS.has(key))) return undefined;
  const isNoun = (word: Word) => isFieldNoun(nounKey(word), kind);
  // If a lead-in has more capitals than a sentence, it is part of the title: 'Music for Airports'.
  if (!lead.every((word, n) => n === 0 || isSmall(word) || (kind !== 'title' && isNoun(word)))) return undefined;
  if (lead.some(({ gap }, n) => n > 0 && /[,.;:!?]/.test(gap))) return undefined;
  const isNamed = lead.some((word) => isNamingWord(word.key, kind) || (kind !== 'title' && isNoun(word)));
  const noun = nounPhraseFrom(words, from, kind);
  if (isNamed) return { from: kind === 'title' && noun < words.length ? noun : from, strength: 'strong' };
  return lead.length > 2 && isSentence(lead) ? { from, strength: 'risky' } : undefined;
}

/** Extends a strong lead-in with those that follow it: "the title is going to be called", "we went with just". */
function extendStrongLeadIn(words: readonly Word[], at: number, kind: FreeText): Preamble {
  let from = at;
  for (let n = 0; n < 3; n++) {
    const next =
      phraseEnd(namingWords[kind], words, from) ??
      phraseEnd(fills, words, from) ??
      (n === 0 ? phraseEnd(copulas, words, from) : undefined);
    if (next === undefined || next >= words.length || isCapital(words[from])) break;
    from = next;
  }
  // In '… is pretty simple: Home', the value follows the colon.
  const colon = words.findIndex(({ gap }, n) => n > from && n < from + 5 && /:/.test(gap));
  if (colon > 0 && words.slice(from, colon).every(isSmall)) from = colon;
  return { from, strength: 'strong' };
}
