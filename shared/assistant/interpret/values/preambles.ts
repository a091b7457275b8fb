import type { FreeText } from '../corrections/field-nouns.ts';
import { areShouted } from '../words/capitals.ts';
import { isCapital, isSmall, phraseEnd } from '../words/phrase-at.ts';
import type { Word } from '../words/words.ts';
import { type Preamble, readLeadIn } from './lead-in.ts';
import { openers } from './preamble-words.ts';

const NONE: Preamble = { from: 0, strength: 'none' };

/** Phrases that often begin titles, so that "It's" before them is a doubtful lead-in. */
const AFTER_ITS = new Set(
  'a an all over not just too only gonna never always like been time me you the so about still my your ok okay alright raining cold complicated getting happening'.split(
    ' ',
  ),
);

/**
 * Finds where a value begins after its lead-in: "ok so its called", "the title of our EP is", "we went with", "title:".
 */
export function afterPreamble(words: readonly Word[], kind: FreeText): Preamble {
  let start = 0;
  for (
    let next = phraseEnd(openers, words, 0);
    next !== undefined && next < words.length;
    next = phraseEnd(openers, words, next)
  )
    start = next;
  const found = readLeadIn(words, start, kind) ?? (start > 0 ? readLeadIn(words, 0, kind) : undefined);
  if (!found || found.from >= words.length) return skipOpener(words, start, kind);
  // In 'Call It Love' and 'It's Called Freefall', the capitals show that the whole text is the title.
  const lead = words.slice(start, found.from);
  const isColon = /[:=]/.test(words[found.from]?.gap ?? '');
  if (!areShouted(words) && !isColon && lead.length > 1 && lead.every(isCapital)) return NONE;
  const isIts = lead.length === 1 && found.strength === 'weak' && (lead[0]?.key === 'its' || lead[0]?.key === 'thats');
  return isIts && AFTER_ITS.has(words[found.from]?.key ?? '') ? { ...found, strength: 'risky' } : found;
}

/** If there is only an opener, skips it if the value is capitalized differently or set apart from it. */
function skipOpener(words: readonly Word[], start: number, kind: FreeText): Preamble {
  const gap = words[start]?.gap ?? '';
  const colon = words.findIndex((word, n) => n > 1 && n < 6 && /:\s/.test(word.gap));
  const isLed =
    colon > 1 &&
    words.slice(1, colon).every(isSmall) &&
    isCapital(words[colon]) &&
    !words.slice(1, colon).some((word) => /[,.]/.test(word.gap));
  // In 'Abbiamo deciso: …' and 'for this one: …', the value follows the colon.
  if (isLed) return { from: colon, strength: kind === 'title' ? 'risky' : 'strong' };
  if (start === 0 || start >= words.length) return NONE;
  if (/:/.test(gap)) return { from: start, strength: 'strong' };
  return (isCapital(words[start]) && isSmall(words[start - 1])) || /[,.!]/.test(gap)
    ? { from: start, strength: 'weak' }
    : NONE;
}
