import { piecesOf } from '../clauses/pieces.ts';
import { fieldNouns } from '../corrections/field-nouns.ts';
import { areShouted } from '../words/capitals.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { areOnly, hasSaying } from '../words/sayings.ts';
import { isSentenceWord } from '../words/sentence-words.ts';
import { type Word, wordsOf } from '../words/words.ts';

/** Phrases that say a release has no label, such as "Nobody but us". */
const independent = phraseFinder(
  phrasesIn(
    `independent, independents, independently, indie, indy, self released, self release, selfreleased, self releasing, self publishing, self published, self produced, diy, unsigned, freelance, myself, ourselves, on my own, on our own, by myself, by ourselves, my own thing, a gente mesmo, a gente mesma, nos mesmos, on fait tout, just us, just me, only me, only us, me alone, solo artist, private release, no one, nobody, no boss, out of pocket, from my bedroom, dont need one, dont need it, dont have one, havent got one, have none, without one, not signed, not applicable, n a, na,
    independiente, independientes, por mi cuenta, por nuestra cuenta, cuenta propia, autoeditado, autoedicion, autoeditada, autoproducido, autoproducida, autogestion, autogestionado, yo mismo, yo misma, nosotros mismos, yo solo, yo sola, solos, sin firmar,
    independente, independentes, por conta propria, por conta, eu mesmo, eu mesma, nos mesmos, sozinho, sozinha, autoral, na raca, independant, independante, independants, independantes, autoproduit, autoproduction, auto produit, auto production, en auto, autoprod, tout seul, toute seule, moi meme, nous memes, a mon compte,
    unabhangig, selbst, selber, eigenregie, eigenvertrieb, selbstveroffentlicht, selbstverlag, auf eigene faust, ganz allein, alleine, indipendente, indipendenti, autoprodotto, autoprodotta, autoproduzione, autoprodotti, da solo, da sola, da soli, per conto mio, per conto nostro, me stesso,
    bagimsiz, kendim, kendimiz, niezaleznie, niezalezny, niezalezna, sam, sama, zelf, in eigen beheer, eigen beheer, onafhankelijk, sjalv, egenhandig, mandiri, sendiri, khud, apne aap, by my own, na me, na only me, anexartitos, oberoende`,
  ).map((phrase) => [phrase, true]),
);
const negations = phraseFinder(
  phrasesIn(
    `niente, nulla, nada, rien, nichts, zero, against, anti, no, not, dont, doesnt, havent, hasnt, aint, isnt, arent, without, never, none, nope, nup, nah, any, lacking, zero, sin, ningun, ninguna, ninguno, sem, nenhum, nenhuma, nao, pas, aucun, aucune, sans, kein, keine, keinem, keiner, ohne, nicht, nessun, nessuna, senza, non, yok, degil, nie, bez, brak, geen, zonder, ingen, inget, utan, tidak, tanpa, gak, bina, nahi, koi nahi, no get`,
  ).map((phrase) => [phrase, true]),
);
/** Phrases that turn a statement into a joke. */
const jokePhrases = phraseFinder(
  phrasesIn(
    'kidding, just kidding, jk, joking, joke, i wish, as if, not really, in my dreams, one day, no es cierto, es broma, broma, mentira, ya quisiera, ojala, brincadeira, to brincando, quem dera, je rigole, je blague, j aimerais bien, spass, scherz, schon war s, scherzo, magari, sto scherzando, saka',
  ).map((phrase) => [phrase, true]),
);

/**
 * Classifies a piece. `none`: it says that there is no label. `talk`: it is a joke or has no words. `other`: it may
 * name a label.
 */
function classifyPiece(text: string): 'none' | 'talk' | 'other' {
  const words = wordsOf(text);
  if (words.length === 0 || jokePhrases(words).length > 0) return 'talk';
  if (areOnly(words, 'no', 'me', 'us', 'only', 'filler', 'hedge', 'yes') && hasSaying(words, 'me', 'us', 'no'))
    return 'none';
  const isShouted = areShouted(words);
  if (
    words.length < 4 &&
    hasSaying(words.slice(0, 2), 'no') &&
    !words.slice(1).some((word) => /^\p{Lu}/u.test(word.text)) &&
    words.every(isSentenceOrNo)
  )
    return 'none';
  // If there is a name among the words, it may be the label.
  const names = words.filter(
    (word, n) =>
      n > 0 &&
      /^\p{Lu}\p{Ll}/u.test(word.text) &&
      !isShouted &&
      !fieldNouns.label.has(word.key) &&
      !isSentenceWord(word),
  );
  if (words.length > 14 || names.length > 0) return 'other';
  const isDenied = negations(words).length > 0;
  const hasNoun = words.some(
    ({ key }, n) => fieldNouns.label.has(key) && (key !== 'records' || n === 0) && key !== 'record',
  );
  if (hasNoun) return isDenied && words.length > 1 ? 'none' : 'other';
  return independent(words).length > 0 ? 'none' : 'other';
}

const isSentenceOrNo = (word: Word): boolean => isSentenceWord(word) || hasSaying([word], 'no') || word.key === 'of';

/**
 * Whether a text says that there is no label. No earlier piece may name one, unless it is the last piece that says so
 * and thereby corrects the others.
 */
export function saysNoLabel(text: string): boolean {
  const says = piecesOf(text).map((piece) => classifyPiece(piece.text));
  const at = says.indexOf('none');
  return (
    (at >= 0 && !says.slice(0, at).includes('other')) ||
    (says.length > 1 && says.at(-1) === 'none' && says.slice(0, -1).every((one) => one !== 'none'))
  );
}
