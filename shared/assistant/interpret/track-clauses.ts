import type { Release } from '../../releases/release.ts';
import { phraseFinder, phrasesIn } from './phrases.ts';
import { findSaying } from './sayings.ts';
import { type TrackMention, trackMentions } from './tracks-said.ts';
import { type Word, wordsOf } from './words.ts';

/** A part of an answer with the tracks that it names, and the words that say something of them. */
export type TrackClause = {
  tracks: TrackMention['tracks'] | undefined;
  isExcept: boolean;
  isOnly: boolean;
  /** The same as of the tracks before: "track 2 too". */
  isToo: boolean;
  /** It takes back what was said before it. */
  isCorrection: boolean;
  left: string;
};

const finder = (list: string) => phraseFinder(phrasesIn(list).map((phrase) => [phrase, true] as const));
const JOINT = finder(`and, but, while, whereas, though, although, then, n, y, pero, mientras, e, mas, enquanto, et, mais, tandis que, und, aber, während, ma, mentre, invece, maar, ama, ve, ale, tapi, dan, aur, lekin, och, men, so, with, con, avec, mit, com`);
/** What takes back also without a comma before it. */
const STRONG_CORRECTION = finder('no wait, wait no, scratch that, i mean, i meant, no sorry, quero dizer, je veux dire, ich meine');
const CORRECTION = finder(`no wait, wait no, no sorry, wait, sorry, i mean, i meant, actually, scratch that, correction, my bad, my mistake, oops, perdón, digo, quero dizer, desculpa, pardon, je veux dire, quatsch, ich meine, anzi, scusa, cioè`);
const ALSO_EXCEPT = finder(`cept, excepting, none but, aparte de, quitando, tranne che`);
/** 'Except' and the like. */
const exceptionsIn = (words: readonly Word[]) => [...findSaying(words, 'except'), ...ALSO_EXCEPT(words)];
const TOO = finder(`too, also, as well, likewise, same, the same, también, igual, lo mismo, também, igualmente, a mesma coisa, aussi, pareil, auch, genauso, ebenso, anche, pure, uguale, ook, de, też, juga, bhi`);
/** Copulas and the like: what is left when only tracks are named. */
const EMPTY = finder(`is, are, i, we, think, counts, count, there, theres, too, also, as well, likewise, same, the same, también, igual, lo mismo, também, aussi, pareil, auch, genauso, ebenso, anche, pure, uguale, it, its, s, was, does, do, has, have, the, a, an, one, ones, on, in, for, of, please, well, so, just, only, and, then, that, thats, it is, also, too, those, these, track, tracks, song, songs,
  es, son, la, el, las, los, de, é, são, a, o, est, c'est, sont, le, ist, sind, die, der, das, è, sono, il, na, po, kak, abeg, bro, is het, mate, innit, ok`);

/** Cuts an answer where something else is said of other tracks: at commas, "and", "but", "except". What names no track stays with what it follows. */
export function trackClauses(text: string, release: Release | null): TrackClause[] {
  const words = wordsOf(text);
  const mentions = trackMentions(words, release);
  const starts = new Set(mentions.map(({ from }) => from));
  const excepts = exceptionsIn(words).filter(({ to }) => [0, 1, 2, 3, 4].some((n) => starts.has(to + n)));
  const exceptAt = new Set(excepts.map(({ from }) => from));
  const corrections = new Map(CORRECTION(words).map(({ from, to }) => [from, to]));
  const strong = new Set(STRONG_CORRECTION(words).map(({ from }) => from));
  const ends = new Set(mentions.map(({ to }) => to));
  const joints = new Set(JOINT(words).map(({ from }) => from));
  const inside = new Set(mentions.flatMap(({ from, to }) => Array.from({ length: to - from - 1 }, (_, n) => from + 1 + n)));
  const mentionAt = new Map(mentions.map((mention) => [mention.from, mention]));
  const cuts = [0];
  const isCut = (at: number) => !inside.has(at) && !(ends.has(at) && /^\s?[:=)]/.test(words[at]?.gap ?? '')) && (strong.has(at) || /[,;:.!?\n()–—]|\s-\s/.test(words[at]?.gap ?? '') || joints.has(at) || exceptAt.has(at));
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
    const isCorrection = from > 0 && corrections.has(from);
    if (last && own.length === 0 && !isCorrection && !exceptAt.has(from)) last.to = to;
    else if (last?.isCorrection && last.mentions.length === 0) Object.assign(last, { to, mentions: own });
    else if (last && !isCorrection && !exceptAt.has(from) && isSame(last.mentions, own)) last.to = to;
    else clauses.push({ from, to, mentions: own, isCorrection });
  }
  return clauses.flatMap((clause) => parted(clause)).map((clause) => read(words, clause, mentions, exceptAt, corrections));
}

/** What is said of the same tracks goes on. */
const isSame = (one: readonly TrackMention[], other: readonly TrackMention[]) =>
  one.length > 0 && other.length > 0 && [...one, ...other].every(({ tracks }) => String(tracks) === String(one[0]?.tracks));

type Span = { from: number; to: number; mentions: TrackMention[]; isCorrection: boolean };

/** '1 English 2 French' and 'English on 1 French on 2': a clause for each track. */
function parted(span: Span): Span[] {
  const named = span.mentions.filter(({ tracks }, n, all) => Array.isArray(tracks) && String(tracks) !== String(all[n - 1]?.tracks));
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

function read(words: readonly Word[], { from, to, mentions: [mention], isCorrection }: Span, all: readonly TrackMention[], exceptAt: ReadonlySet<number>, corrections: ReadonlyMap<number, number>): TrackClause {
  const own = words.slice(from, to);
  const dropped = new Set<number>();
  const drop = (start: number, end: number) => {
    for (let at = start; at < end; at++) dropped.add(at);
  };
  const except = exceptAt.has(from) ? exceptionsIn(own).find(({ from: at }) => at === 0) : undefined;
  const isExcept = except !== undefined && mention !== undefined && mention.from >= from + except.to;
  if (isExcept) drop(from, from + except.to);
  if (isCorrection) drop(from, corrections.get(from) ?? from);
  for (const one of mention ? all.filter((each) => each.from >= from && each.to <= to && (mention.isPart || !each.isPart) && String(each.tracks) === String(mention.tracks)) : []) drop(one.from, one.to);
  const onlyWords = findSaying(own, 'only').map((said) => ({ from: from + said.from, to: from + said.to }));
  const beside = mention ? onlyWords.filter((said) => (mention.from - said.to <= 1 && said.to <= mention.from) || said.from === mention.to) : [];
  for (const said of beside) drop(said.from, said.to);
  const left = words.slice(from, to).filter((_, n) => !dropped.has(from + n));
  const idle = [...EMPTY(left), ...(['doubt', 'hedge', 'filler'] as const).flatMap((saying) => findSaying(left, saying))];
  const empty = new Set(idle.flatMap((said) => Array.from({ length: said.to - said.from }, (_, n) => said.from + n)));
  return {
    tracks: mention?.tracks,
    isExcept,
    isOnly: beside.length > 0,
    isToo: TOO(left).length > 0,
    isCorrection,
    left: left.every((_, n) => empty.has(n)) && (mention !== undefined || left.length === 0) ? '' : left.map(({ text, gap }, n) => (n === 0 ? text : `${gap === '' || gap.length > 6 ? ' ' : gap}${text}`)).join(''),
  };
}
