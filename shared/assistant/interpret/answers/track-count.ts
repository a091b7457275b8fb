import { TRACK_LIMIT } from '../../../releases/track-limit.ts';
import type { Act } from '../../act.ts';
import { suggest } from '../../suggest.ts';
import type { Answer } from '../context.ts';
import { asksAbout } from '../talk/asks-about.ts';
import { type Count, countsIn, PLUS, TRACKS } from '../tracks/track-counts.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { relationBetween } from '../words/relation-between.ts';
import { findSaying } from '../words/sayings.ts';
import { type Word, wordsOf } from '../words/words.ts';

const ONE = phraseFinder(
  phrasesIn(
    `a single, just a single, single, only the one, just the one, the one, just one, only one, jus di one, just di one, one track, a one off, its a single, un single, un sencillo, sencillo, un solo tema, una sola canción, solo una, solo uno, una sola, um single, só uma, só um, uma só, un seul titre, un seul, un single, une seule, une seule chanson, ein single, eine single, nur eine, nur ein, nur einer, nur eins, einer, un singolo, singolo, una sola canzone, solo uno, una sola, un solo brano, en singel, bara en, een single, eentje, slechts een, tek, tek parça, tek şarkı, jeden, singiel, satu lagu, cuma satu, ek hi, sirf ek, na one, one only`,
  ).map((phrase) => [phrase, true]),
);
const CONDITION =
  /\b(?:if|unless|until|depends?|when|wenn|falls|si|se|als|jeśli|kalau|agar|waiting|in case|ligt eraan|depende|dipende|dépend|kommt drauf)\b/;

/** Markup and calls, whose numbers count nothing: '<b>', 'alert(1)'. */
const CODE = /<[^<>]*>|\S+\(\d*\)/gu;

/** Reads the number of tracks: a single number, a sum, or the last of several numbers if they correct each other. */
export const trackCount: Answer = (text) => {
  const words = wordsOf(text.replace(CODE, ' ').replace(/(\d)(?=\p{L}{3,})/gu, '$1 '));
  if (asksAbout(words)) return undefined;
  const all = countsIn(words);
  const few = all.filter(({ value }) => value <= TRACK_LIMIT);
  const counts = few.length > 0 ? few : all;
  if (counts.length === 0) {
    const single = ONE(words)[0];
    return single && single.from <= MAX_WORDS_BEFORE ? counted([1], text) : undefined;
  }
  return counted(possibleCounts(counts, words, text), text);
};
const MAX_WORDS_BEFORE = 4;

/**
 * Reads a short clause that states the number of tracks alongside another answer: '4 tracks', 'eleven tracks, not ten'.
 */
export const readCountClause: Answer = (text, context) => {
  const words = wordsOf(text);
  return words.length <= MAX_CLAUSE_WORDS && words.slice(1).some(({ key }) => TRACKS.has(key))
    ? trackCount(text, context)
    : undefined;
};
const MAX_CLAUSE_WORDS = 6;

function counted(counts: readonly number[], text: string): Act[] | undefined {
  const possible = [...new Set(counts)].filter((n) => n >= 1 && n <= TRACK_LIMIT);
  const [only] = possible;
  if (only === undefined) return counts.length > 0 ? [{ kind: 'why' }] : undefined;
  if (possible.length === 1 && counts.every((n) => n === only)) return [{ kind: 'track-count', count: only }];
  const suggestions = possible
    .slice(0, 4)
    .map((n) => ({ label: n === 1 ? '1 track' : `${n} tracks`, acts: [{ kind: 'track-count' as const, count: n }] }));
  return [suggest(text, suggestions)];
}

/** Returns the one number that is meant, or all numbers that are possible. */
function possibleCounts(counts: readonly Count[], words: readonly Word[], text: string): number[] {
  const [first] = counts;
  const last = counts.at(-1);
  if (!first || !last) return [];
  if (counts.length === 1) return [last.value, ...otherPossibleCounts(words, last, text)];
  if (last.isSum) return [last.value];
  const total = counts.find(({ isSum }) => isSum);
  const joins = counts.slice(1).map((count, n) => join(words, counts[n] ?? first, count));
  if (joins.includes('or')) return counts.map(({ value }) => value);
  const instead = joins.lastIndexOf('instead');
  if (instead >= 0) return possibleCounts(counts.slice(instead + 1), words, text);
  if (total) return [total.value];
  // In 'Seven are ready but we put out only three', the second number is the answer.
  const before = words
    .slice(counts.at(-2)?.to ?? 0, last.from)
    .map(({ key }) => key)
    .join(' ');
  if (/\b(?:but|pero|mas|aber|mais|ma)\b.*\b(?:only|just|solo|so|nur|seulement|apenas|soltanto)$/.test(before))
    return [last.value];
  const plus = joins.findIndex((one) => one !== 'plus');
  const summed = counts.slice(0, plus < 0 ? counts.length : plus + 1);
  if (
    summed.length > 1 &&
    summed.every(({ isTracks }, n) => isTracks || n === 0 || /\+/.test(text) || /\bplus\b/i.test(text))
  )
    return possibleSums(summed, words, text);
  // Later numbers may only describe those tracks: 'five pieces, the last has two parts'.
  const stated = counts.filter((count) => count === first || !isDetail(words, first, count));
  const others = stated.filter((count) => count !== first && count.isTracks);
  return others.length === 0 &&
    (first.isTracks || !stated.some(({ isTracks }) => isTracks)) &&
    !CONDITION.test(text.toLowerCase())
    ? [first.value]
    : [first.value, ...others.map(({ value }) => value)];
}

/** Whether a later number is part of the first: 'deux dont une reprise', 'four: one live'. */
const isDetail = (words: readonly Word[], first: Count, later: Count): boolean =>
  later.value < first.value &&
  words
    .slice(first.to, later.from)
    .some(
      ({ gap, key }) =>
        /[,:;.(–—]/.test(gap) ||
        /^(?:dont|including|incluyendo|incluindo|davon|di|cui|of|which|incl|includes|incluye|incluida|inclui|compris|comprese|compresa|inkl|inklusive|one)$/.test(
          key,
        ),
    );

const VERBS = /^(?:is|are|was|has|have|had|will|hat|ist|sind|es|son|est|sont|tiene|hay)$/;
function join(words: readonly Word[], one: Count, other: Count): 'or' | 'instead' | 'plus' | undefined {
  const gap = words[other.from]?.gap ?? '';
  if (other.from === one.to && /^\s?[-–/]\s?$/.test(gap)) return 'or';
  const middle = words.slice(one.to, other.from);
  if (/^(?:between|entre|zwischen|tra|fra|tussen|mellan)$/.test(words[one.from - 1]?.key ?? '')) return 'or';
  if (/^(?:of|von|de|di|van)$/.test(middle[0]?.key ?? '') && middle.length === 1) return 'or';
  const relation = relationBetween(words, one.to, other.from);
  if (relation) return relation;
  const isSentence = middle.length > 4 || middle.some(({ key }) => VERBS.test(key));
  if (isSentence) return undefined;
  if (
    middle.some(({ key }) => PLUS.has(key)) ||
    words.slice(one.to, other.from + 1).some((word) => /[+&]/.test(word.gap))
  )
    return 'plus';
  return undefined;
}

/**
 * Adds up numbers of different things: 'five tracks and two bonus'. Also offers the first number alone, since it may
 * already include the others.
 */
function possibleSums(counts: readonly Count[], words: readonly Word[], text: string): number[] {
  const sum = counts.reduce((all, { value }) => all + value, 0);
  const isPlain = counts.slice(1).every(
    (count, n) =>
      /\+/.test(
        words
          .slice(counts[n]?.to ?? 0, count.from + 1)
          .map(({ gap }) => gap)
          .join(''),
      ) || /\bplus\b|\bbonus\b|\bmore\b|\bmás\b/i.test(text),
  );
  return isPlain || counts.every(({ isTracks }) => isTracks) ? [sum] : [counts[0]?.value ?? 0, sum];
}

/**
 * Lists what else the number may be: 'for now 3, if my brother finishes one more', 'four if you count the skit', 'ten
 * or so', 'six plus intro and outro'.
 */
function otherPossibleCounts(words: readonly Word[], { value, from, to }: Count, text: string): number[] {
  const after = words
    .slice(to)
    .map(({ key }) => key)
    .join(' ');
  const isNear =
    APPROX.test(
      words
        .slice(Math.max(0, from - 3), from)
        .map(({ key }) => key)
        .join(' '),
    ) || /^(?:ish|or so|more or less|mas o menos|mais ou menos|ungefahr|circa|environ|piu o meno)\b/.test(after);
  const more =
    PLUS_UNCOUNTED.exec(after)?.[0]
      .split(' ')
      .filter((key) => /^(?:intros?|outros?|interludes?|skits?|bonus)$/.test(key)).length ?? 0;
  if (CONDITION.test(after) && /\bcounts?\b|\bzahlt\b|\bcuenta\b|\bconta\b|\bcompte\b/.test(after)) return [value - 1];
  if (more > 0) return [value + more];
  const isMore =
    CONDITION.test(after) && /\b(?:more|another|extra|otra|otro|autre|mehr|noch|altro|altra|outra|outro)\b/.test(after);
  return isMore || isNear || /\?/.test(text) || findSaying(words, 'unsure').length > 0 ? [value + 1] : [];
}
const APPROX =
  /\b(?:at least|up to|more than|about|around|roughly|approximately|mindestens|al menos|au moins|almeno|pelo menos|ungefahr|circa|etwa|environ|unos|unas|uns|umas|alrededor de|cerca de)$/;
/** Additions without a number: 'plus intro and outro'. */
const PLUS_UNCOUNTED =
  /^(?:\p{L}+ )?(?:plus|mas|mais|piu|and|und|et|y|e) (?:an? |the |un |una |ein |eine |une |um |uma |el |la |il |das |o |l)?(?:intros?|outros?|interludes?|skits?|bonus)(?: (?:and|und|et|y|e) (?:an? |the |un |una |ein |eine )?(?:intros?|outros?|interludes?|skits?|bonus))?/u;
