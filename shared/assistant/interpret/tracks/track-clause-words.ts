import { phraseList } from '../words/lexicon.ts';
import { findSaying } from '../words/sayings.ts';
import type { Word } from '../words/words.ts';

/** Words that may begin a statement about different tracks. */
export const clauseJoints = phraseList(
  `and, but, while, whereas, though, although, then, n, y, pero, mientras, e, mas, enquanto, et, mais, tandis que, und, aber, während, ma, mentre, invece, maar, ama, ve, ale, tapi, dan, aur, lekin, och, men, so, with, con, avec, mit, com`,
);
/** Phrases that take back the previous statement even without a comma before them. */
export const strongCorrections = phraseList(
  `no wait, wait no, scratch that, i mean, i meant, no sorry, quero dizer, je veux dire, ich meine`,
);
/** Phrases that take back the previous statement. */
export const corrections = phraseList(
  `no wait, wait no, no sorry, wait, sorry, i mean, i meant, actually, scratch that, correction, my bad, my mistake, oops, perdón, digo, quero dizer, desculpa, pardon, je veux dire, quatsch, ich meine, anzi, scusa, cioè`,
);
const ALSO_EXCEPT = phraseList(
  `everything but, everyone but, every track but, every song but, any but, cept, excepting, none but, aparte de, quitando, tranne che`,
);
/** Finds words such as 'except' that introduce an exception. */
export const exceptionsIn = (words: readonly Word[]) => [...findSaying(words, 'except'), ...ALSO_EXCEPT(words)];
/** Words that apply the previous value again. */
export const tooWords = phraseList(
  `too, also, as well, likewise, same, the same, también, igual, lo mismo, também, igualmente, a mesma coisa, aussi, pareil, auch, genauso, ebenso, anche, pure, uguale, ook, de, też, juga, bhi`,
);
/** Copulas and similar words. If only these remain, the clause says nothing besides its tracks. */
export const emptyWords =
  phraseList(`is, are, i, we, think, counts, count, there, theres, too, also, as well, likewise, same, the same, también, igual, lo mismo, também, aussi, pareil, auch, genauso, ebenso, anche, pure, uguale, it, its, s, was, does, do, has, have, the, a, an, one, ones, on, in, for, of, please, well, so, just, only, and, then, that, thats, it is, also, too, those, these, track, tracks, song, songs,
  es, son, la, el, las, los, de, é, são, a, o, est, c'est, sont, le, ist, sind, die, der, das, è, sono, il, na, po, kak, abeg, bro, is het, mate, innit, ok`);
