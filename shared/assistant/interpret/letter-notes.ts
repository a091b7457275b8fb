import { fold } from '../../fold.ts';
import { phraseFinder, phrasesIn } from './phrases.ts';
import type { Word } from './words.ts';

/** What is said of the letters and signs of a name: 'with a z', 'no h', 'two ts', 'has a comma', 'all caps', 'plural'. */
export type LetterNote = { from: number; to: number; how: How; sign: string; isAtEnd: boolean };
type How = 'with' | 'without' | 'one' | 'two' | 'capital' | 'capitals' | 'small' | 'plural';

const finderOf = <V>(lists: readonly (readonly [V, string])[]) =>
  phraseFinder(lists.flatMap(([value, list]) => phrasesIn(list).map((phrase) => [phrase, value] as const)));

/** Words that open such a note. */
const opening = finderOf<How>([
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

const small = finderOf<true>([
  [
    true,
    `a, an, the, la, el, los, las, le, les, l, der, die, das, den, dem, ein, eine, einem, einer, un, una, une, um, uma, o, il, lo, de, het, een, letter, letters, normal, regular, plain, simple, real, proper, actual, ordinary, letra, lettre, lettera, buchstabe, buchstaben, capital, big, small, little, lowercase, uppercase, maiuscola, grande, grosses, grossem, kleines, of, in, it, on top, over,
    at, the end, on, last, first, final, in the middle, in front, at the start, beginning, en medio, al final, al principio, no final, no fim, a la fin, au debut, am ende, am anfang, hinten, vorne, alla fine, all inizio, at the beginning, before, after, then, not, only, just, on the last letter, the last letter, in the title, in the name, between, too, also, of his last name, of her last name, of the last name, of his name, of her name, of the name, of it, of its, please, pls, there, somewhere`,
  ],
]);

/** Signs by their names. '' is a sign whose place nobody can guess. */
const signs = finderOf<string>([
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

/** Notes of one word or a few, that need no opening. */
const bare = finderOf<How>([
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

/** A letter by itself; of several of them also with an s: 'two ts'. */
const letterOf = ({ key, text }: Word, how: How): string | undefined =>
  (how === 'two' && !/^(?:is|as|us)$/i.test(text) ? /^(\p{L})s?$/u : /^(\p{L})$/u).exec(key)?.[1];
/** Words behind a letter, that say where it is. */
const WHERE = new Set(
  'at on in instead too there please pls before after then not only just hinten vorne am al alla en no na a au im'.split(
    ' ',
  ),
);
const AT_END = new Set('end last final fin fim ende hinten fine'.split(' '));
const ARTICLES = new Set(['a', 'e', 'o', 'l', 'i']);

/** The notes on letters among words, from left to right. */
export function letterNotes(words: readonly Word[]): LetterNote[] {
  const notes: LetterNote[] = [];
  const at = <V>(found: readonly { value: V; from: number; to: number }[]) =>
    new Map(found.map((one) => [one.from, one]));
  const [opens, smalls, named, alone] = [at(opening(words)), at(small(words)), at(signs(words)), at(bare(words))];
  for (let n = 0; n < words.length; ) {
    const note = noteAt(n) ?? aloneAt(n);
    if (note) notes.push(note);
    n = note?.to ?? n + 1;
  }
  return notes;

  function aloneAt(from: number, at = from): LetterNote | undefined {
    const one = alone.get(at);
    if (!one) return undefined;
    // 'A capital Q'.
    const next = words[one.to];
    const isOf = one.value === 'capital' && next !== undefined && letterOf(next, 'with') !== undefined;
    return { from, to: isOf ? one.to + 1 : one.to, how: one.value, sign: '', isAtEnd: false };
  }

  /** 'with' 'a' 'z', 'no' 'h', 'i' 'before' 'e'. */
  function noteAt(from: number): LetterNote | undefined {
    const open = opens.get(from);
    const isOrder = words[from]?.key.length === 1 && /^(?:before|after)$/.test(words[from + 1]?.key ?? '');
    if (!open && !isOrder) return undefined;
    let how: How = open?.value ?? 'plural';
    let [to, sign, end] = [open?.to ?? from, undefined as string | undefined, from];
    for (; to < words.length; ) {
      const word = words[to];
      const byName = named.get(to);
      const letter = word && letterOf(word, how);
      const number = sign === undefined ? opens.get(to) : undefined;
      // 'a', 'e', 'o' are articles, unless nothing follows that they could be of.
      const isLast =
        sign === undefined && (to + 1 >= words.length || WHERE.has(words[to + 1]?.key ?? '')) && !isLetterAt(to + 1);
      if (byName) [sign, to] = [byName.value, byName.to];
      else if (number && (number.value === 'one' || number.value === 'two')) [how, to] = [number.value, number.to];
      else if (alone.has(to) && sign === undefined) return aloneAt(from, to);
      else if (letter && (!ARTICLES.has(letter) || isLast) && !(smalls.has(to) && !isLast))
        [sign, to] = [letter, to + 1];
      else if (smalls.has(to)) {
        to = smalls.get(to)?.to ?? to + 1;
        if (sign !== undefined) end = to;
        continue;
      } else break;
      end = to;
    }
    const isAtEnd = words.slice(from, end).some(({ key }) => AT_END.has(key));
    return sign === undefined ? undefined : { from, to: end, how, sign, isAtEnd };
  }

  function isLetterAt(n: number): boolean {
    const word = words[n];
    return word !== undefined && letterOf(word, 'with') !== undefined;
  }
}

/** A name that is spelled letter by letter: 'l i n d q v i s t', 'L-I-N-D'. */
export function spelledOut(words: readonly Word[]): { from: number; to: number; text: string } | undefined {
  for (let from = 0; from < words.length; from++) {
    let to = from;
    while (to < words.length && words[to]?.text.length === 1) to++;
    if (to - from >= 3)
      return {
        from,
        to,
        text: words
          .slice(from, to)
          .map(({ text }) => text)
          .join(''),
      };
    from = to;
  }
  return undefined;
}

/** Letters that sound alike: 'with a z' says which of them it was not. */
const ALIKE = ['sz', 'ckq', 'iy', 'vwu', 'gj', 'bp', 'td', 'ea', 'mn', 'xs'];

/** A name as a note says it is written; undefined when nobody can tell where. */
export function asNoted(name: string, { how, sign, isAtEnd }: Omit<LetterNote, 'from' | 'to'>): string | undefined {
  if (how === 'capitals') return name.toUpperCase();
  if (how === 'small') return name.toLowerCase();
  if (how === 'capital') return name.charAt(0).toUpperCase() + name.slice(1);
  if (how === 'plural' || sign === '') return undefined;
  const places = [...name].flatMap((letter, n) => (fold(letter) === sign ? n : []));
  const put = (at: number, length: number, text: string) => name.slice(0, at) + text + name.slice(at + length);
  const [first, ...more] = places;
  if (how === 'without') {
    if (sign === '´') return name.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
    if (sign === '()') return name.replace(/[()]/g, '');
    if (first === undefined) return undefined;
    if (/\p{L}/u.test(sign)) return more.length === 0 ? put(first, 1, '') : undefined;
    return name.replaceAll(sign, '');
  }
  const doubled = places.filter((at) => places.includes(at + 1));
  if (how === 'one')
    return doubled.length === 1 && doubled[0] !== undefined
      ? put(doubled[0], 2, name[doubled[0] + 1] ?? '')
      : undefined;
  if (how === 'two')
    return first !== undefined && more.length === 0
      ? put(first, 1, `${name[first]}${name[first]?.toLowerCase()}`)
      : undefined;
  if (sign === '-') return /^\S+ \S+$/.test(name) ? name.replace(' ', '-') : undefined;
  if (!/\p{L}/u.test(sign)) return undefined;
  const isAlike = (letter: string) =>
    fold(letter) !== sign && ALIKE.some((alike) => alike.includes(sign) && alike.includes(fold(letter)));
  const last = name.at(-1) ?? '';
  if (isAtEnd && fold(last) !== sign) return isAlike(last) ? `${name.slice(0, -1)}${sign}` : `${name}${sign}`;
  const other = [...name].flatMap((letter, n) => (isAlike(letter) ? n : []));
  const [only, ...others] = other;
  return first === undefined && only !== undefined && others.length === 0
    ? put(only, 1, name[only] === name[only]?.toUpperCase() ? sign.toUpperCase() : sign)
    : undefined;
}
