import type { Release } from '../../../releases/release.ts';
import { findSaying } from '../words/sayings.ts';
import { isBreak } from '../words/spans.ts';
import { type Word, wordsOf } from '../words/words.ts';
import {
  clauseJoints,
  corrections,
  emptyWords,
  exceptionsIn,
  strongCorrections,
  tooWords,
} from './track-clause-words.ts';
import type { TrackMention } from './track-mention.ts';
import { trackMentions } from './track-mentions.ts';

/** A part of an answer: the tracks that it names, and what it says about them. */
export type TrackClause = {
  tracks: TrackMention['tracks'] | undefined;
  isExcept: boolean;
  isOnly: boolean;
  /** Whether the clause repeats the value of the previous tracks: "track 2 too". */
  isToo: boolean;
  /** Whether the clause takes back the previous one. */
  isCorrection: boolean;
  left: string;
};

/**
 * Splits an answer wherever it moves on to different tracks: at commas, "and", "but" or "except". A part that names no
 * tracks stays with the previous one.
 */
export function trackClauses(text: string, release: Release | null): TrackClause[] {
  const words = wordsOf(text);
  const mentions = trackMentions(words, release);
  const starts = new Set(mentions.map(({ from }) => from));
  const excepts = exceptionsIn(words).filter(({ to }) => [0, 1, 2, 3, 4].some((n) => starts.has(to + n)));
  const exceptAt = new Set(excepts.map(({ from }) => from));
  const inExcept = new Set(
    excepts.flatMap(({ from, to }) => Array.from({ length: to - from - 1 }, (_, n) => from + 1 + n)),
  );
  const corrected = new Map(corrections(words).map(({ from, to }) => [from, to]));
  const strong = new Set(strongCorrections(words).map(({ from }) => from));
  const ends = new Set(mentions.map(({ to }) => to));
  const joints = new Set(clauseJoints(words).map(({ from }) => from));
  const inside = new Set(
    mentions.flatMap(({ from, to }) => Array.from({ length: to - from - 1 }, (_, n) => from + 1 + n)),
  );
  const mentionAt = new Map(mentions.map((mention) => [mention.from, mention]));
  const cuts = [0];
  const isCut = (at: number) =>
    !inside.has(at) &&
    !inExcept.has(at) &&
    !(ends.has(at) && /^\s?[:=)]/.test(words[at]?.gap ?? '')) &&
    (strong.has(at) || isBreak(words[at]?.gap ?? '') || joints.has(at) || exceptAt.has(at));
  for (let at = 1; at < words.length; at++) if (isCut(at)) cuts.push(at);
  const clauses: { from: number; to: number; mentions: TrackMention[]; isCorrection: boolean }[] = [];
  let next = 0;
  for (const [n, from] of cuts.entries()) {
    const to = cuts[n + 1] ?? words.length;
    const own: TrackMention[] = [];
    for (let at = next; at < to; at++) {
      const mention = mentionAt.get(at);
      if (mention) own.push(mention);
    }
    next = to;
    const last = clauses.at(-1);
    const isCorrection = from > 0 && corrected.has(from);
    if (last && own.length === 0 && !isCorrection && !exceptAt.has(from)) last.to = to;
    else if (last?.isCorrection && last.mentions.length === 0) Object.assign(last, { to, mentions: own });
    else if (last && !isCorrection && !exceptAt.has(from) && areSameTracks(last.mentions, own)) last.to = to;
    else clauses.push({ from, to, mentions: own, isCorrection });
  }
  return clauses
    .flatMap((clause) => splitByTrack(clause))
    .map((clause) => read(words, clause, mentions, exceptAt, corrected));
}

/** Whether two parts are about the same tracks. */
const areSameTracks = (one: readonly TrackMention[], other: readonly TrackMention[]) =>
  one.length > 0 &&
  other.length > 0 &&
  [...one, ...other].every(({ tracks }) => String(tracks) === String(one[0]?.tracks));

type Span = { from: number; to: number; mentions: TrackMention[]; isCorrection: boolean };

/** Splits '1 English 2 French' and 'English on 1 French on 2' into one clause per track. */
function splitByTrack(span: Span): Span[] {
  const named = span.mentions.filter(
    ({ tracks }, n, all) => Array.isArray(tracks) && String(tracks) !== String(all[n - 1]?.tracks),
  );
  const parts = named.some(({ isPart }) => !isPart) ? named.filter(({ isPart }) => !isPart) : named.slice(0, 1);
  const groups = span.mentions.filter(({ tracks }) => !Array.isArray(tracks));
  const [first] = parts;
  if (!first) return [{ ...span, mentions: groups.slice(0, 1) }];
  if (parts.length === 1) return [{ ...span, mentions: parts }];
  const isLeading = first.from - span.from < 2;
  return parts.map((mention, n) => ({
    from: n === 0 ? span.from : isLeading ? mention.from : (parts[n - 1]?.to ?? span.from),
    to: n === parts.length - 1 ? span.to : isLeading ? (parts[n + 1]?.from ?? span.to) : mention.to,
    mentions: [mention],
    isCorrection: span.isCorrection && n === 0,
  }));
}

function read(
  words: readonly Word[],
  { from, to, mentions: [mention], isCorrection }: Span,
  all: readonly TrackMention[],
  exceptAt: ReadonlySet<number>,
  corrected: ReadonlyMap<number, number>,
): TrackClause {
  const own = words.slice(from, to);
  const dropped = new Set<number>();
  const drop = (start: number, end: number) => {
    for (let at = start; at < end; at++) dropped.add(at);
  };
  const except = exceptAt.has(from) ? exceptionsIn(own).find(({ from: at }) => at === 0) : undefined;
  const isExcept = except !== undefined && mention !== undefined && mention.from >= from + except.to;
  if (isExcept) drop(from, from + except.to);
  if (isCorrection) drop(from, corrected.get(from) ?? from);
  for (const one of mention
    ? all.filter(
        (each) =>
          each.from >= from &&
          each.to <= to &&
          (mention.isPart || !each.isPart) &&
          String(each.tracks) === String(mention.tracks),
      )
    : [])
    drop(one.from, one.to);
  const onlyWords = findSaying(own, 'only').map((span) => ({ from: from + span.from, to: from + span.to }));
  const beside = mention
    ? onlyWords.filter((span) => (mention.from - span.to <= 1 && span.to <= mention.from) || span.from === mention.to)
    : [];
  for (const span of beside) drop(span.from, span.to);
  const left = words.slice(from, to).filter((_, n) => !dropped.has(from + n));
  const idle = [
    ...emptyWords(left),
    ...(['doubt', 'hedge', 'filler'] as const).flatMap((saying) => findSaying(left, saying)),
  ];
  const empty = new Set(idle.flatMap((span) => Array.from({ length: span.to - span.from }, (_, n) => span.from + n)));
  return {
    tracks: mention?.tracks,
    isExcept,
    isOnly: beside.length > 0,
    isToo: tooWords(left).length > 0,
    isCorrection,
    left:
      left.every((_, n) => empty.has(n)) && (mention !== undefined || left.length === 0)
        ? ''
        : left
            .map(({ text, gap }, n) => (n === 0 ? text : `${gap === '' || gap.length > 6 ? ' ' : gap}${text}`))
            .join(''),
  };
}
