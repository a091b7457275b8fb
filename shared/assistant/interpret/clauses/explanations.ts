import type { FreeText } from '../corrections/field-nouns.ts';
import { numberOf } from '../tracks/numbers.ts';
import { isOrdinaryTalk } from '../values/ordinary-words.ts';
import { chatStart, namingStart } from '../values/value-endings.ts';
import { isCapital, isParticle, isSmall } from '../words/capitals.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { areOnly, withoutAround } from '../words/sayings.ts';
import { isSentenceWord, type Likeness } from '../words/sentence-words.ts';
import { type Word, wordsOf } from '../words/words.ts';
import type { Piece } from './pieces.ts';

/** Words that begin a clause explaining the value before it. */
const openers = phraseFinder(
  phrasesIn(
    `thats, that is, that one, thatll, thatd, this is, this one, its, it is, it was, it has, itll, it will, it should, it ought, it does, it doesnt, theres, there is, there are, hes, shes, he is, she is, he was, she was, he did, she did, we are, were, we have, weve, we had, we did, we do, we dont, we made, we used, we want, we will, we just, we also, we might, we all, we always, i am, im, i have, ive, i had, i did, i do, i dont, i made, i used, i want, i will, ill, i just, i also, i might, i hope, i know, i think, i guess, i was, i wanted, i wrote, i own, i paid, i changed, they are, theyre, they have, they did, they do, they dont, they will, they want, youre, you can, you are, dont, do not, please dont, please, pls, which is, which means, who is, whos, who was, hope, sorry,
    not the, not a, not an, not that, not my, not our, not with, not to be, not it, not us, one word, two words, three words, all one word, as one word, all caps, all in caps, in caps, in all caps, all lower, all lowercase, all lower case, in lowercase, in lower case, lowercase, lower case, uppercase, all uppercase, capital, capitals, capital letters, with capital, with a capital, with caps, no caps, no capitals, no capital, no spaces, no space, no comma, no commas, no dot, no dots, no period, no full stop, no punctuation, no question mark, no exclamation, no feature, no features, no accents, with an accent, with accent, with a, with an, with two, with one, with no, with the, without the, without a, without spaces, without any, spelled, spelt, written, stylised, stylized, pronounced, named after, after my, after our, after the, after a, like the, as in, as usual, same as, just like, same like, same name, same title, same word, just like that, just the, just that, just one, exactly like, exactly as, exactly, because, cause, cos, coz, since, if, for the, for now, for this, my label, my own, our own, our label, my company, our company, my name, the same, the rest, the other, the others, the title, the name, the label, the ep, the album, the song, the songs, the single, the release, the cover, the recording, the photo, the year, the date, cat no, cat number, catno, catalogue, catalog, distributed, distribution by, distro, made up, made that, made it, just made, came up, recorded, released, both, and thats, and its, so dont, so its, so please, so no, then, but, hehe, lol, haha, aye, yeah, yep, yes, ok, okay, nothing, simple, a division of, di, dat, dis, all rights, nah, still, already, used to be, formerly, working title, work in progress, to be, subject to, for stores, caps where, caps as, caps like, it means, it meant, means, meaning, which meant, and fix, and change, and also, also, and can, and could, and please, oh and, ps, fix, change, can you, could you, con zeta, con s, con c, con k, con h, con b, con v, con i, mit k, mit c, avec un k, com k, com c, com s, com z, based in, registered in, in case, took, taken, shot, painted, also for, also the,
    es mi, es el, es la, es un, es una, es lo, es de, es con, es que, asi, asi nomas, asi tal cual, tal cual, sin, sin la, sin punto, sin nada, sin acento, sin comillas, todo en, todo junto, toda en, en mayusculas, en minusculas, con mayuscula, con minuscula, con acento, con dieresis, con tilde, con ene, con mayusculas, con hache, con la, con el, con una, porque, ya que, pero, somos, soy, lo, la hice, lo hice, como, como el, como la, como mi, igual que, para, para la, para el, no es, no tiene, no se, nada mas, solo, y ya, y nada, que es, que significa,
    e o, e a, e um, e uma, assim mesmo, sem, sem ponto, sem acento, tudo em, tudo junto, tudo minusculo, tudo maiusculo, em maiusculas, em minusculas, com acento, com til, com cedilha, com e comercial, com o e comercial, com maiuscula, porque, mas, eu, a gente, igual, que nem, para, pra, so isso, nao e, nao tem, foi, somos, sou, que e, que significa, 
    c est, c etait, sans, sans accent, sans point, tout en, tout attache, en majuscules, en minuscules, avec, avec un, avec une, parce que, car, mais, on, je, j ai, nous, comme, comme le, comme la, pour, pour la, pour le, pas, ca, ce n est, il, elle, qui est, qui veut dire,
    das ist, das war, ist, ohne, alles, alles klein, alles gross, alles kleingeschrieben, alles grossgeschrieben, alles zusammen, klein geschrieben, gross geschrieben, zusammengeschrieben, mit, mit einem, mit zwei, weil, denn, aber, wir, ich, wie, wie der, wie die, wie das, fur, fur die, fur das, nicht, kein, keine, es ist, er ist, sie ist, also, so heisst, nach dem, nach der, der rest, die anderen, das heisst,
    e il, e la, e un, e una, senza, senza punto, senza accento, tutto, tutto in, tutto attaccato, tutto minuscolo, tutto maiuscolo, in maiuscolo, in minuscolo, con la, con il, con l, perche, ma, noi, io, come, come il, come la, per, per la, per il, non e, non ha, abbiamo, siamo, sono, che significa, che vuol dire`,
  ).map((phrase) => [phrase, true]),
);

/** Whether a piece only confirms the value: "that's the name of it". */
export const confirms = (text: string): boolean => {
  const words = wordsOf(text);
  const meant = withoutAround(words.slice(0, chatStart(words)), 'filler', 'yes');
  // The piece may end by addressing somebody: '… fellas'.
  return (
    words.length > 1 &&
    [0, 1].some((n) => meant.length > n + 2 && namingStart([STAND, ...meant.slice(0, meant.length - n)]) === 1)
  );
};
const STAND: Word = { text: 'X', key: 'x', start: 0, end: 0, gap: ' ' };

/** Notes right after a value about its spelling: 'SLOW TIDE all caps'. */
const spelling = phraseFinder(
  phrasesIn(
    `keep lowercase, keep it lowercase, keep the caps, keep the capitals, keep it all caps, all caps, in all caps, in caps, all lowercase, all lower case, all lower, lowercase, lower case, in lowercase, all uppercase, uppercase, no caps, no capitals, with capitals, one word, two words, all one word, as one word, no spaces, with a capital, with one, with two, with a k, with a c, with an h, with no, spelled, spelt, stylised, stylized, written like, written with, without the, as in, todo en mayusculas, en mayusculas, todo junto, en minusculas, todo en minusculas, con mayuscula, tudo em maiusculas, em maiusculas, tudo junto, em minusculas, en majuscules, tout en majuscules, en minuscules, tout en minuscules, tout attache, alles gross, alles klein, alles grossgeschrieben, alles kleingeschrieben, zusammengeschrieben, tutto maiuscolo, tutto minuscolo, tutto in maiuscolo, tutto attaccato`,
  ).map((phrase) => [phrase, true]),
);
/**
 * Finds where a note about the spelling of the value before it begins. Returns the number of words if there is no such
 * note.
 */
export function spellingNoteStart(words: readonly Word[]): number {
  const found = spelling(words).find(({ from }) => from > 0 && words.slice(from).every(isSmall));
  const before = words[(found?.from ?? 0) - 1];
  return found && before && isCapital(before) ? found.from : words.length;
}

/** Asides in brackets that explain a title but are not part of it: '(yes, really)', '(means rain)'. */
const ASIDE = /\s*\(([^()]{2,120})\)/g;
const asides = phraseFinder(
  phrasesIn(
    `thats, that is, that means, its, it is, it means, this is, yes, ja, yeah, yep, si, sim, oui, no, not, dont, do not, please, means, meaning, which means, all caps, all lowercase, lowercase, uppercase, one word, two words, spelled, spelt, with a k, the inverted commas, the quotes, the brackets, without quotes, without the, working title, title, sin, sem, sans, ohne, senza, significa, quer dizer, quiere decir, ca veut dire, heisst, bedeutet, vuol dire, demek, artinya, so, really, i know, i think, we, she, he, my, our, like the, as in, same as, pronounced, russian for, english for, spanish for, german for, french for, italian for, latin for, korean for, japanese for`,
  ).map((phrase) => [phrase, true]),
);
const TOLD = new Set(
  'but because cos cause since dont didnt not it its wanted voted so pero mas mais aber ma porque weil'.split(' '),
);
const languages = phraseFinder(
  phrasesIn(
    'english, korean, japanese, chinese, spanish, portuguese, french, german, italian, russian, arabic, hindi, turkish, polish, dutch, swedish, greek, ukrainian',
  ).map((phrase) => [phrase, true]),
);
export const withoutAsides = (text: string, kind: FreeText = 'title'): string => {
  const cut = text.replace(ASIDE, (aside, inner: string) => {
    const words = wordsOf(inner);
    const isOpened = asides(words)[0]?.from === 0;
    const isTalk =
      words.slice(0, 1).every(isSmall) &&
      isOpened &&
      (words.length > 1 || /,/.test(inner)) &&
      words.filter(isSmall).length * 2 > words.length;
    const isCompany = kind === 'label' || kind === 'holder';
    if (isCompany && words.length > 1 && words.slice(0, 1).every(isSmall)) return '';
    // '(it was longer but nobody liked it)' is a sentence.
    const odd = words.filter(isSentenceWord).length;
    if (words.length > 4 && odd > 1 && words.slice(0, 1).every(isSmall) && words.some(({ key }) => TOLD.has(key)))
      return '';
    const isTranslation =
      languages(words)[0]?.from === 0 && words.length > 1 && !/\b(?:version|ver|remix|mix|edit|cover)\b/i.test(inner);
    return isTalk || isTranslation ? '' : aside;
  });
  return cut.trim() === '' ? text : cut.trim();
};

/** Rates how likely it is that a piece after a value only explains the value. */
export function rateExplanation(
  { text, gap }: Piece,
  own: readonly Piece[],
  kind: FreeText,
  isNamed: boolean,
): Likeness {
  const words = wordsOf(text);
  const [first] = words;
  if (!first) return 'sure';
  const isSpoken = isSmall(first) || I.has(first.key);
  const isAllSmall = words.every((word) => !isCapital(word) || word.key === 'i' || /^\p{N}/u.test(word.text));
  if (areOnly(words, 'filler', 'yes', 'hedge') && isAllSmall) return 'sure';
  if (spelling(words)[0]?.from === 0 && words.slice(1).every(isSmall)) return 'sure';
  if ((onlyJoints(words) && (isAllSmall || /[.!?]/.test(gap))) || isCount(words)) return 'sure';
  const before = own.at(-1)?.text ?? '';
  const isNewSentence = /[.!?\n]/.test(gap);
  const isWordJoint = /^\s+\p{L}+\s+(?:\p{L}+\s+)?$/u.test(gap);
  const isAnd = isWordJoint && /^\s+(?:and|y|e|et|und|aur)\s/i.test(gap);
  const isBut = isWordJoint && !isAnd;
  const [opener] = openers(words.slice(0, 8));
  const isOpened = opener?.from === 0;
  const odd = words.filter(isSentenceWord).length;
  const isCased = wordsOf(before).some((word) => /^\p{Lu}/u.test(word.text));
  if (
    isNewSentence &&
    !isNamed &&
    isCased &&
    words.length > 2 &&
    words.slice(1).filter((word) => isSmall(word) && !isParticle(word)).length > 1
  )
    return 'sure';
  if (isNewSentence && !isSpoken && !isNamed) {
    // In 'Prelude. Slow dance' the second part belongs to the title, because it is not a sentence.
    const isSentence =
      words.length > 2 && words.slice(1).filter(isSmall).length > 1 && (isOpened || odd * 3 >= words.length);
    return isSentence ? 'sure' : 'no';
  }
  if (isNewSentence && isNamed) return 'sure';
  if (!isSpoken && !(isBut && isCased && odd > 0)) return 'no';
  if (isOpened && isNewSentence) return 'sure';
  if (kind !== 'title' && NOT.has(first.key) && words.length > 1) return 'sure';
  if (isOpened && (isCased || words.length > 2 || odd > 0)) {
    if (isAnd) return odd * 2 >= words.length ? 'sure' : 'doubtful';
    return isCased || kind !== 'title' || odd * 2 >= words.length ? 'sure' : 'doubtful';
  }
  if (isAnd) return odd * 2 > words.length ? 'doubtful' : 'no';
  if (isBut) return isCased ? 'sure' : 'doubtful';
  if (odd * 3 > words.length && words.length > 2) return isCased ? 'sure' : 'doubtful';
  if (kind !== 'title' && kind !== 'version' && isCased && isAllSmall) return 'sure';
  // In 'Sin Frenos, la grabamos en Itagüí', everyday words follow a capitalized title.
  if (isCased && isOrdinaryTalk(words)) return 'doubtful';
  return isNewSentence && words.length > 2 ? 'doubtful' : 'no';
}

const joints = phraseFinder(
  phrasesIn(
    'next, next one, next question, next please, done, thats it, moving on, yes, yep, yeah, no, ok, okay, please, siguiente, proxima, suivant, weiter, avanti, and, but, sorry, oh, wait, ah, ps, y, e, et, und, pero, mas, mais, aber, ma, scusa, perdon, desculpa, pardon, oh wait, no wait',
  ).map((phrase) => [phrase, true]),
);
const onlyJoints = (words: readonly Word[]): boolean =>
  words.length <= 3 && joints(words).reduce((sum, { from, to }) => sum + to - from, 0) === words.length;
const I = new Set(['i', 'im', 'ive', 'ill', 'id']);
const NOT = new Set('no not without sin sem sans ohne senza ni pas nao non nicht'.split(' '));
const COUNTED = new Set(
  'track tracks song songs temas canciones pistas musicas faixas titres morceaux titel lieder brani canzoni tracce'.split(
    ' ',
  ),
);
const isCount = (words: readonly Word[]): boolean =>
  words.length === 2 && numberOf(words[0]?.key ?? '') !== undefined && COUNTED.has(words[1]?.key ?? '');
