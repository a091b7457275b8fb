import { isCapital } from './capitals.ts';
import type { Word } from './words.ts';

/** How likely it is that a text is nothing but a value: certainly, possibly, or not at all. */
export type Likeness = 'sure' | 'doubtful' | 'no';

/** Words that are common in sentences, and rare in the names of people, acts and companies. */
const SENTENCE_WORDS = new Set(
  `i im ive ill id me my mine we were weve our us you youre your he hes him his she shes her they theyre their it its this that these those there heres thats
  is are was am be been being do does did dont doesnt didnt have has had havent hasnt can cant could couldnt should shouldnt would wouldnt will wont shall must might may need needs
  what which who whom whose when where why how because but not no yes please sorry if then than so just only also too really actually
  wrote write writes made make makes did played plays play sang sings sing produced mixed mastered recorded composed called named titled say says said tell ask think know want put give got get goes own owns owned paid
  el la los las un una que es son era fue yo mi tu su nos se lo le del al con por para pero como esta este eso hizo escribi
  o os as um uma que eh sou eu meu minha seu sua nos da do na no com por para mas isso fez escrevi
  je tu il elle nous vous ils mon ma mes ton sa son ses le les des une est sont suis ai avec pour mais qui que pas fait ecrit
  ich du er sie wir ihr mein meine dein sein ist sind war habe hat haben nicht kein mit fur aber und das die der den dem ein eine gemacht geschrieben
  io lui lei noi voi mio mia suo sua il lo gli uno una che sono ho ha abbiamo con per ma non fatto scritto`.split(
    /\s+/,
  ),
);
export const isSentenceWord = ({ key }: Word): boolean => SENTENCE_WORDS.has(key);
/** Rates a text by its share of sentence words; 'no' means more than a third. */
export const sentenceShare = (words: readonly Word[]): Likeness => {
  const isWritten = words.slice(1).some((word) => !isCapital(word));
  const isSpoken = (word: Word, n: number) =>
    word.text === word.text.toLowerCase() || (n === 0 && isWritten && words.length > 1);
  const odd = words.filter((word, n) => isSentenceWord(word) && isSpoken(word, n)).length;
  if (odd === 0) return 'sure';
  return odd * 3 > words.length ? 'no' : 'doubtful';
};
/** Whether more than a third of the words are sentence words. */
export const isSentence = (words: readonly Word[]): boolean => sentenceShare(words) === 'no';
