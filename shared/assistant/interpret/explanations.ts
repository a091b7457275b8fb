import type { FreeText } from './field-nouns.ts';
import type { Likeness } from './looks-like.ts';
import { isSentenceWord } from './looks-like.ts';
import { phraseFinder, phrasesIn } from './phrases.ts';
import type { Piece } from './pieces.ts';
import { areOnly } from './sayings.ts';
import { wordsOf } from './words.ts';

/** How clauses begin that explain what was said before them. */
const openers = phraseFinder(
  phrasesIn(
    `thats, that is, that one, thatll, thatd, this is, this one, its, it is, it was, it has, itll, it will, it should, it ought, it does, it doesnt, theres, there is, there are, hes, shes, he is, she is, he was, she was, he did, she did, we are, were, we have, weve, we had, we did, we do, we dont, we made, we used, we want, we will, we just, we also, we might, we all, we always, i am, im, i have, ive, i had, i did, i do, i dont, i made, i used, i want, i will, ill, i just, i also, i might, i hope, i know, i think, i guess, i was, i wanted, i wrote, i own, i paid, i changed, they are, theyre, they have, they did, they do, they dont, they will, they want, youre, you can, you are, dont, do not, please dont, please, pls, which is, which means, who is, whos, who was, hope, sorry,
    not the, not a, not an, not that, not my, not our, not with, not to be, not it, not us, one word, two words, three words, all one word, as one word, all caps, all in caps, in caps, in all caps, all lower, all lowercase, all lower case, in lowercase, in lower case, lowercase, lower case, uppercase, all uppercase, capital, capitals, capital letters, with capital, with a capital, with caps, no caps, no capitals, no capital, no spaces, no space, no comma, no commas, no dot, no dots, no period, no full stop, no punctuation, no question mark, no exclamation, no feature, no features, no accents, with an accent, with accent, with a, with an, with two, with one, with no, with the, without the, without a, without spaces, without any, spelled, spelt, written, stylised, stylized, pronounced, named after, after my, after our, after the, after a, like the, as in, as usual, same as, just like, just like that, just the, just that, just one, exactly like, exactly as, exactly, because, cause, cos, coz, since, if, for the, for now, for this, my label, my own, our own, our label, my company, our company, my name, the same, the rest, the other, the others, the title, the name, the label, the ep, the album, the song, the songs, the single, the release, the cover, the recording, the photo, the year, the date, cat no, cat number, catno, catalogue, catalog, distributed, distribution by, distro, made up, made that, made it, just made, came up, recorded, released, both, and thats, and its, so dont, so its, so please, so no, then, but, hehe, lol, haha, aye, yeah, yep, yes, ok, okay, nothing, simple, a division of, di, dat, dis, all rights, nah, still, already, used to be, formerly, working title, work in progress, to be, subject to, based in, registered in, in case, took, taken, shot, painted, also for, also the,
    es mi, es el, es la, es un, es una, es lo, es de, es con, es que, asi, asi nomas, asi tal cual, tal cual, sin, sin la, sin punto, sin nada, sin acento, sin comillas, todo en, todo junto, toda en, en mayusculas, en minusculas, con mayuscula, con minuscula, con acento, con la, con el, con una, porque, ya que, pero, somos, soy, lo, la hice, lo hice, como, como el, como la, como mi, igual que, para, para la, para el, no es, no tiene, no se, nada mas, solo, y ya, y nada, que es, que significa,
    e o, e a, e um, e uma, assim mesmo, sem, sem ponto, sem acento, tudo em, tudo junto, tudo minusculo, tudo maiusculo, em maiusculas, em minusculas, com acento, com maiuscula, porque, mas, eu, a gente, igual, que nem, para, pra, so isso, nao e, nao tem, foi, somos, sou, que e, que significa, 
    c est, c etait, sans, sans accent, sans point, tout en, tout attache, en majuscules, en minuscules, avec, avec un, avec une, parce que, car, mais, on, je, j ai, nous, comme, comme le, comme la, pour, pour la, pour le, pas, ca, ce n est, il, elle, qui est, qui veut dire,
    das ist, das war, ist, ohne, alles, alles klein, alles gross, alles kleingeschrieben, alles grossgeschrieben, alles zusammen, klein geschrieben, gross geschrieben, zusammengeschrieben, mit, mit einem, mit zwei, weil, denn, aber, wir, ich, wie, wie der, wie die, wie das, fur, fur die, fur das, nicht, kein, keine, es ist, er ist, sie ist, also, so heisst, nach dem, nach der, der rest, die anderen, das heisst,
    e il, e la, e un, e una, senza, senza punto, senza accento, tutto, tutto in, tutto attaccato, tutto minuscolo, tutto maiuscolo, in maiuscolo, in minuscolo, con la, con il, con l, perche, ma, noi, io, come, come il, come la, per, per la, per il, non e, non ha, abbiamo, siamo, sono, che significa, che vuol dire`,
  ).map((phrase) => [phrase, true]),
);

/** Whether a piece behind a value stands apart from it and explains it: for certain, perhaps, or not at all. */
export function explains(piece: Piece, own: readonly Piece[], kind: FreeText): Likeness {
  const words = wordsOf(piece.text);
  if (words.length === 0) return 'sure';
  if (areOnly(words, 'filler', 'yes', 'hedge') && words.every(({ text }) => text === text.toLowerCase())) return 'sure';
  const first = words[0];
  const before = own.at(-1)?.text ?? '';
  const isNewSentence = /[.!?\n]/.test(piece.gap) && !/^\s+$/.test(piece.gap);
  const [opener] = openers(words.slice(0, 6));
  const isOpened = opener?.from === 0;
  const isSmall = first !== undefined && (first.text === first.text.toLowerCase() || (isNewSentence && words.slice(1).some(({ text }) => text === text.toLowerCase())));
  if (!isSmall) return 'no';
  const odd = words.filter(isSentenceWord).length;
  const isWordJoint = /^\s+\p{L}+\s+$/u.test(piece.gap);
  const isCased = /\p{Lu}/u.test(before);
  if (isOpened && (isCased || isNewSentence || words.length > 2 || odd > 0)) {
    if (isWordJoint && /^\s+(?:and|y|e|et|und|aur)\s/i.test(piece.gap)) return odd * 2 >= words.length ? 'sure' : 'doubtful';
    return isCased || kind !== 'title' || odd * 2 >= words.length ? 'sure' : 'doubtful';
  }
  if (isWordJoint && !/^\s+(?:but|pero|mas|mais|aber|ma|because|cause|cos|porque|weil|perche)/i.test(piece.gap)) return odd * 2 > words.length ? 'doubtful' : 'no';
  if (isWordJoint) return isCased ? 'sure' : 'doubtful';
  if (odd * 3 > words.length && words.length > 2) return isCased ? 'sure' : 'doubtful';
  return isNewSentence && isCased && words.length > 2 && words.slice(1).every(({ text }) => text === text.toLowerCase()) ? 'doubtful' : 'no';
}
