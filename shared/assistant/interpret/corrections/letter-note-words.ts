import { phraseFinder, phrasesIn } from '../words/phrases.ts';

/** Kinds of notes about a letter, a symbol or a punctuation mark. */
export type LetterNoteKind = 'with' | 'without' | 'one' | 'two' | 'capital' | 'capitals' | 'small' | 'plural';

const finderOf = <V>(lists: readonly (readonly [V, string])[]) =>
  phraseFinder(lists.flatMap(([value, list]) => phrasesIn(list).map((phrase) => [phrase, value] as const)));

/** Words that begin a note. */
export const noteOpenings = finderOf<LetterNoteKind>([
  [
    'with',
    `with, wit, wid, wi, w, wth, has, have, having, needs, takes, gets, got, add, add a, there is, theres, con, con la, lleva, tiene, va con, falta, falta la, com, leva, tem, avec, prend, a, y a, il y a, mit, hat, bekommt, ha, ci vuole, met, heeft, z, med, ile, dengan, should have, supposed to have, is with, like in, as in`,
  ],
  [
    'without',
    'without, no, not, minus, has no, there is no, theres no, drop, lose, remove, take out, sin, quita, quitale, sem, tira, sans, enlevez, enleve, ohne, weg mit, senza, togli, zonder, bez, utan, tanpa, not a',
  ],
  [
    'one',
    'one, 1, single, a single, with one, with a single, only one, just one, with just one, with only one, una sola, con una, con una sola, con un, so um, so uma, com um, com um so, un seul, une seule, avec un, avec un seul, avec une, einem, nur ein, mit einem, mit nur einem, una, con una sola, una sola, met een',
  ],
  [
    'two',
    'two, 2, double, with two, with 2, with a double, with double, doble, con dos, con doble, dos, dois, duas, com dois, com duas, deux, avec deux, double, avec un double, zwei, mit zwei, doppel, mit doppel, due, con due, doppia, con la doppia, twee, met twee, dubbel, with both',
  ],
]);

export const small = finderOf<true>([
  [
    true,
    `a, an, the, la, el, los, las, le, les, l, der, die, das, den, dem, ein, eine, einem, einer, un, una, une, um, uma, o, il, lo, de, het, een, letter, letters, normal, regular, plain, simple, real, proper, actual, ordinary, letra, lettre, lettera, buchstabe, buchstaben, capital, big, small, little, lowercase, uppercase, maiuscola, grande, grosses, grossem, kleines, of, in, it, on top, over,
    at, the end, on, last, first, final, in the middle, in front, at the start, beginning, en medio, al final, al principio, no final, no fim, a la fin, au debut, am ende, am anfang, hinten, vorne, alla fine, all inizio, at the beginning, before, after, then, not, only, just, on the last letter, the last letter, in the title, in the name, between, too, also, of his last name, of her last name, of the last name, of his name, of her name, of the name, of it, of its, please, pls, there, somewhere`,
  ],
]);

/** Names of symbols and punctuation marks. '' marks one that could go anywhere in the name. */
export const signNames = finderOf<string>([
  [',', 'comma, coma, virgule, virgola, virgula, komma, przecinek'],
  ['-', 'hyphen, dash, guion, hifen, tiret, trait d union, trattino, bindestrich, koppelteken'],
  ["'", 'apostrophe, apostrof, apostrofo, apostroph, apostrofe'],
  ['.', 'dot, period, full stop, point, punto, ponto, punkt, punt'],
  [
    '!',
    'exclamation mark, exclamation point, ausrufezeichen, signo de exclamacion, point d exclamation, punto esclamativo',
  ],
  [
    '?',
    'question mark, fragezeichen, signo de interrogacion, point d interrogation, punto interrogativo, ponto de interrogacao',
  ],
  [' ', 'space, espacio, espaco, espace, spazio, leerzeichen, leerschlag, spatie'],
  ['()', 'brackets, parentheses, parenthesis, parentesis, parenteses, klammern, klammer, haakjes, bracket'],
  [
    '´',
    'accent, accents, acento, acentos, tilde, accento, akzent, umlaut, diaeresis, dieresis, diéresis, trema, cedilla, cedille, cedilha, circumflex, diacritics',
  ],
]);

/** Short notes that need no opening word. */
export const bareNotes = finderOf<LetterNoteKind>([
  [
    'capitals',
    'caps, all caps, in caps, all in caps, full caps, be caps, capitals, all capitals, in capitals, capital letters, in capital letters, uppercase, upper case, all uppercase, in uppercase, block letters, mayusculas, en mayusculas, todo en mayusculas, maiusculas, em maiusculas, tudo maiusculo, majuscules, en majuscules, tout en majuscules, grossbuchstaben, in grossbuchstaben, alles gross, maiuscole, tutto maiuscolo, hoofdletters, in hoofdletters',
  ],
  [
    'capital',
    'capital, a capital, capital letter, a capital letter, capitalised, capitalized, with a capital, mayuscula, con mayuscula, va con mayuscula, en mayuscula, maiuscula, com maiuscula, majuscule, une majuscule, avec une majuscule, avec majuscule, gross, gross geschrieben, grossgeschrieben, wird gross geschrieben, maiuscola, con la maiuscola, hoofdletter, met een hoofdletter',
  ],
  [
    'small',
    'lowercase, lower case, all lowercase, all lower case, in lowercase, in lower case, small letters, in small letters, no caps, no capitals, without capitals, minusculas, en minusculas, todo en minusculas, em minusculas, tudo minusculo, minuscules, en minuscules, tout en minuscules, kleingeschrieben, klein geschrieben, alles klein, minuscole, in minuscolo, tutto minuscolo, kleine letters',
  ],
  [
    'plural',
    'plural, plurals, in the plural, its plural, singular, in the singular, en plural, no plural, au pluriel, pluriel, al plurale, plurale, mehrzahl, im plural, meervoud, traditional character, traditional characters, simplified characters, full title, in full',
  ],
]);

/** Words after a letter that say where it goes, or that can be ignored. */
export const POSITION_WORDS = new Set(
  'at on in instead too there please pls before after then not only just hinten vorne am al alla en no na a au im'.split(
    ' ',
  ),
);

export const AT_END = new Set('end last final fin fim ende hinten fine'.split(' '));
