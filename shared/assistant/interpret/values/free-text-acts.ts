import { ACT_LIMIT, type Act, type PlainAct } from '../../act.ts';
import { suggest } from '../../suggest.ts';
import { piecesOf } from '../clauses/pieces.ts';
import { alternativesIn } from '../clauses/two-candidates.ts';
import type { InterpretContext } from '../context.ts';
import type { FreeText } from '../corrections/field-nouns.ts';
import { areCapital, capitalRun, isSmall } from '../words/capitals.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { hasSaying } from '../words/sayings.ts';
import type { Likeness } from '../words/sentence-words.ts';
import { wordsOf } from '../words/words.ts';
import { looksLikeHolder, looksLikeLabel, looksLikeName, looksLikeTitle, looksLikeVersion } from './looks-like.ts';
import { isOrdinary } from './ordinary-words.ts';
import { readValue } from './read-value.ts';
import type { ValueReading } from './value-in-quotes.ts';

const likenessByKind: Readonly<Record<FreeText, (text: string) => Likeness>> = {
  title: looksLikeTitle,
  version: looksLikeVersion,
  label: looksLikeLabel,
  holder: looksLikeHolder,
  name: looksLikeName,
};
/** Rates how likely it is that a text is a value of this kind. */
export const likeness = (text: string, kind: FreeText): Likeness => likenessByKind[kind](text);

/** Puts a text in quotes, so that it is read literally if it is sent. */
export const inQuotes = (text: string): string => (/["“]/.test(text) ? text : `“${text}”`);

/** Offers each reading in quotes ("Did you mean …?"), the likeliest first and without duplicates. */
export function offerTexts(typed: string, readings: readonly { text: string; acts: readonly PlainAct[] }[]): Act[] {
  const suggestions = readings
    .filter(({ text }, n) => text !== '' && readings.findIndex((other) => other.text === text) === n)
    .slice(0, 6)
    .map(({ text, acts }) => ({ label: inQuotes(text).slice(0, 200), acts: acts.slice(0, ACT_LIMIT) }));
  return suggestions.length === 0 ? [] : [suggest(typed, suggestions)];
}

/** The maximum number of pieces in a text that is read as a value with words around it. */
export const MAX_PIECES = 30;

/** Converts free text to acts. Saves a value that is named or clear, offers one that is doubtful, and ignores talk. */
export function freeTextActs(
  text: string,
  kind: FreeText,
  context: InterpretContext,
  actOf: (value: string) => PlainAct,
): Act[] | undefined {
  const offer = (values: readonly string[]) =>
    offerTexts(
      text,
      values.map((value) => ({ text: value, acts: [actOf(value)] })),
    );
  if (piecesOf(text).length > MAX_PIECES) return undefined;
  if (isUndecided(text)) return [{ kind: 'skip' }];
  const two = readAlternatives(text, kind);
  if (two) return offer(two);
  const reading = bestReading(text, kind);
  const isHedged = context.isBesideTalk === true && hasSaying(wordsOf(text), 'hedge');
  const certainty = certaintyOf(isHedged ? { ...reading, isDoubtful: true } : reading, kind);
  if (certainty === 'no' || (context.isBesideTalk && !reading.isNamed && !areCapital(wordsOf(reading.value))))
    return undefined;
  if (certainty === 'sure') return [actOf(reading.value)];
  const whole = text.trim();
  const isWholeLikely =
    !reading.isDoubtful &&
    !reading.isNamed &&
    likeness(whole, kind) !== 'no' &&
    whole.length <= 100 &&
    !/[.;!?]\s/.test(whole);
  const rivals = reading.isClear
    ? []
    : reading.besides.filter(
        (one) => areCapital(wordsOf(one)) && likeness(one, kind) === 'sure' && wordsOf(one).length > 1,
      );
  const run = kind === 'title' ? capitalRun(reading.value) : '';
  const isRun = wordsOf(run).length > 1 && run !== reading.value;
  // In 'We callin it Kudzu Season', the words before the title are not part of it.
  const isAmidTalk = isTalkAround(whole, isRun ? run : reading.value);
  const readings = [
    ...rivals.slice(-1),
    ...(isRun ? [run] : []),
    ...(isRun && isTalkAround(reading.value, run) ? [] : [reading.value]),
    ...(isWholeLikely && !isAmidTalk ? [whole] : []),
  ];
  return offer(readings);
}

/** Whether a capitalized value is surrounded by the small words of an ordinary sentence. */
const isTalkAround = (text: string, value: string): boolean =>
  value !== text &&
  areCapital(wordsOf(value)) &&
  wordsOf(text.replace(value, ' ')).filter((word) => isSmall(word) && isOrdinary(word, false)).length > 1;

/** Phrases of indecision: "No title yet", "still arguing about it". */
const undecided = phraseFinder(
  phrasesIn(
    `non ce l ho ancora, non l ho ancora, ancora non ce l ho, todavia no lo tengo, aun no lo tengo, aun no tengo, todavia no tengo, ainda nao tenho, ainda nao decidi, pas encore choisi, je l ai pas encore, noch keinen, noch nicht entschieden, haben wir noch nicht, on l a pas encore, lo mandamos luego, te li mando, te lo mando, fallt uns noch ein, still renaming, still naming, in talks, talking to, still thinking, still deciding, still arguing, still discussing, still talking about, still negotiating, still working on, still working it out, still to be decided, no title yet, no name yet, no idea yet, nothing yet, none yet, not yet, not decided, havent got one yet, havent got a title, havent got a name, dont have one yet, dont have a title, dont have a name, dont have names, doesnt have a title, doesnt have a name, we dont know yet, i dont know yet, need to think, have to think, let me think, lemme think, working on it, to be decided, todavia no, aun no, sigo pensando, seguimos pensando, ainda nao, ainda pensando, estou pensando, a decidir, pas encore, on reflechit, je reflechis, on hesite encore, noch nicht, noch keinen, noch keine, wir uberlegen noch, uberlege noch, non ancora, ancora no, ci stiamo pensando, ci sto pensando, henuz yok, henuz degil, jeszcze nie, nog niet, belum, belum ada, abhi nahi`,
  ).map((phrase) => [phrase, true]),
);
const isUndecided = (text: string): boolean => {
  const words = wordsOf(text);
  return (
    words.length < 16 &&
    undecided(words).length > 0 &&
    !words.some((word, n) => n > 0 && /^\p{Lu}\p{Ll}/u.test(word.text))
  );
};

/** Finds two values between which the writer hesitates. A title may contain "or" itself. */
function readAlternatives(text: string, kind: FreeText): [string, string] | undefined {
  const hesitates =
    hasSaying(wordsOf(text), 'doubt', 'unsure') ||
    /\b(?:between|entre|zwischen|tra|fra|either|h[eé]sit\w+|dud\w+|schwank\w+|indecis\w+|deciding|torn)\b/i.test(text);
  if (kind === 'title' && !hesitates) return undefined;
  return alternativesIn(
    text,
    (part) => likeness(part, kind) === 'sure' && (kind === 'label' || kind === 'holder' || areCapital(wordsOf(part))),
  );
}

/** Reads the value in a text. If it begins with talk, reads a later piece that looks like a value. */
function bestReading(text: string, kind: FreeText): ValueReading {
  const reading = readValue(text, kind);
  if (kind === 'title' || likeness(reading.value, kind) !== 'no') return reading;
  for (const piece of piecesOf(text).slice(1)) {
    const later = readValue(piece.text, kind);
    const isSure = certaintyOf({ ...later, isDoubtful: false }, kind) === 'sure';
    if (isSure && (later.isNamed || areCapital(wordsOf(later.value)))) return { ...later, isDoubtful: true };
  }
  return reading;
}

/** Rates how certain it is that the reading found a value. */
export function certaintyOf({ value, isNamed, isClear, isDoubtful }: ValueReading, kind: FreeText): Likeness {
  const looked = likeness(value, kind);
  if (looked === 'no') return 'no';
  if (isDoubtful || !isClear) return 'doubtful';
  return isNamed && looked === 'doubtful' && kind === 'title' ? 'sure' : looked;
}
