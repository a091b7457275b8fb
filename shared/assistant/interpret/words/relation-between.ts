import { phraseFinder, phrasesIn } from './phrases.ts';
import type { Word } from './words.ts';

/** Words that take back what is right before them: 'seven no wait eight', 'cinco, perdón, seis'. */
const CORRECTIONS = `no, nope, nah, no wait, wait, wait no, hold on, hang on, no sorry, sorry, actually, i mean, i meant, make that, make it, scratch that, or rather, rather, correction, oops, whoops, my bad, my mistake, better, no make it, al reves, no al reves, ao contrario, nao ao contrario, l inverse, non l inverse, umgekehrt, nein umgekehrt, al contrario, no al contrario, the other way round, the other way around, changed to, change to, now, bueno, enfin, bref, eigentlich, ovvero, dropped, we dropped,
  digo, mejor, mejor dicho, perdón, espera, no espera, quiero decir, quise decir, bueno no, quer dizer, quis dizer, aliás, não, espera, desculpa, melhor, non, attends, non attends, pardon, désolé, je veux dire, plutôt, en fait,
  nein, nee, warte, nein warte, halt, quatsch, ich meine, sorry nein, besser, doch lieber, lieber, vielmehr, anzi, aspetta, no aspetta, scusa, scusi, volevo dire, cioè, meglio, wacht, nee wacht, sorry nee, yok, hayır, pardon, nie, czekaj, przepraszam, nej, vänta, eh no`;
const findCorrections = phraseFinder(phrasesIn(CORRECTIONS).map((phrase) => [phrase, true]));

const ALTERNATIVES = `or, or maybe, maybe, perhaps, mibbe, possibly, either, otherwise, oder, vielleicht, o, ou, u, o sea, tal vez, quizás, quizá, talvez, peut être, forse, oppure, od, of, misschien, ya da, veya, belki, albo, lub, może, atau, mungkin, ya phir, shayad, eller, kanske, to, bis, à, alternatively, if not, falls nicht, si no, se não, sinon`;
const findAlternatives = phraseFinder(phrasesIn(ALTERNATIVES).map((phrase) => [phrase, true]));

/**
 * Reads the words between two values: the second replaces the first ('instead'), either may be meant ('or'), or the
 * values are unrelated (undefined).
 */
export function relationBetween(words: readonly Word[], from: number, to: number): 'instead' | 'or' | undefined {
  const middle = words.slice(from, to);
  if (findAlternatives(middle).length > 0) return 'or';
  return findCorrections(middle).length > 0 ? 'instead' : undefined;
}

const NOT = new Set('not nicht pas instead nie niet inte never kein keine'.split(' '));
/**
 * Whether the words at a position are negated: 'not the 20th', 'nicht am 5.', 'instead of Friday'. In Portuguese 'no'
 * is also a preposition, so it negates only the word right after it.
 */
export function isDenied(words: readonly Word[], at: number): boolean {
  for (let n = at - 1; n >= Math.max(0, at - 3); n--) {
    if (/[,.;:!]/.test(words[n + 1]?.gap ?? '')) return false;
    if (/\d|^(?:but|sondern|sino|mais|ma|aber|pero|rather|maar)$/.test(words[n]?.key ?? '')) return false;
    if (NOT.has(words[n]?.key ?? '')) return true;
    if (n === at - 1 && /^(?:no|non|more)$/.test(words[n]?.key ?? ''))
      return words[n]?.key !== 'more' || NOT.has(words[n - 1]?.key ?? '');
  }
  return false;
}
