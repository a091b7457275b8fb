import type { Word } from '../words/words.ts';
import {
  AT_END,
  bareNotes,
  type LetterNoteKind,
  noteOpenings,
  POSITION_WORDS,
  signNames,
  small,
} from './letter-note-words.ts';

/**
 * A note about the letters or punctuation in a name: 'with a z', 'no h', 'two ts', 'has a comma', 'all caps', 'plural'.
 */
export type LetterNote = { from: number; to: number; how: LetterNoteKind; sign: string; isAtEnd: boolean };

/** Reads a word that is a single letter, or one with an s after 'two': 'two ts'. */
const letterOf = ({ key, text }: Word, how: LetterNoteKind): string | undefined =>
  (how === 'two' && !/^(?:is|as|us)$/i.test(text) ? /^(\p{L})s?$/u : /^(\p{L})$/u).exec(key)?.[1];

const CAPITAL = new Set('capital uppercase big maiuscola mayuscula maiuscula majuscule grosses grossem'.split(' '));
const ARTICLES = new Set(['a', 'e', 'o', 'l', 'i']);

/** Finds the notes about letters among the words, from left to right. */
export function letterNotes(words: readonly Word[]): LetterNote[] {
  const notes: LetterNote[] = [];
  const at = <V>(found: readonly { value: V; from: number; to: number }[]) =>
    new Map(found.map((one) => [one.from, one]));
  const [opens, smalls, named, alone] = [
    at(noteOpenings(words)),
    at(small(words)),
    at(signNames(words)),
    at(bareNotes(words)),
  ];
  for (let n = 0; n < words.length; ) {
    const note = noteAt(n) ?? aloneAt(n);
    if (note) notes.push(note);
    n = note?.to ?? n + 1;
  }
  return notes;

  function aloneAt(from: number, at = from): LetterNote | undefined {
    const one = alone.get(at);
    if (!one) return undefined;
    // In 'A capital Q', the letter belongs to the note.
    const next = words[one.to];
    const isOf = one.value === 'capital' && next !== undefined && letterOf(next, 'with') !== undefined;
    return { from, to: isOf ? one.to + 1 : one.to, how: one.value, sign: '', isAtEnd: false };
  }

  /** Reads the note that starts at a word: 'with' 'a' 'z', 'no' 'h', 'i' 'before' 'e'. */
  function noteAt(from: number): LetterNote | undefined {
    const open = opens.get(from);
    const isOrder = words[from]?.key.length === 1 && /^(?:before|after)$/.test(words[from + 1]?.key ?? '');
    if (!open && !isOrder) return undefined;
    let how: LetterNoteKind = open?.value ?? 'plural';
    // In 'With the hyphen x', the letter after the punctuation mark is not part of the note.
    let isSign = false;
    let sign: string | undefined;
    let [to, end] = [open?.to ?? from, from];
    for (; to < words.length; ) {
      const word = words[to];
      const byName = named.get(to);
      const letter = word && letterOf(word, how);
      const number = sign === undefined ? opens.get(to) : undefined;
      // 'a', 'e' and 'o' are articles, unless no noun follows.
      const isLast =
        sign === undefined &&
        (to + 1 >= words.length || POSITION_WORDS.has(words[to + 1]?.key ?? '')) &&
        !isLetterAt(to + 1);
      if (byName) [sign, to, isSign] = [byName.value, byName.to, true];
      else if (number && (number.value === 'one' || number.value === 'two')) [how, to] = [number.value, number.to];
      else if (alone.has(to) && sign === undefined) return aloneAt(from, to);
      else if (letter && !isSign && (!ARTICLES.has(letter) || isLast) && !(smalls.has(to) && !isLast))
        [sign, to] = [letter, to + 1];
      else if (smalls.has(to)) {
        to = smalls.get(to)?.to ?? to + 1;
        if (sign !== undefined) end = to;
        continue;
      } else break;
      end = to;
    }
    // In 'A capital Q.', the note is about a capital.
    if (words.slice(from, end).some(({ key }) => CAPITAL.has(key))) how = 'capital';
    const isAtEnd = words.slice(from, end).some(({ key }) => AT_END.has(key));
    return sign === undefined ? undefined : { from, to: end, how, sign, isAtEnd };
  }

  function isLetterAt(n: number): boolean {
    const word = words[n];
    return word !== undefined && letterOf(word, 'with') !== undefined;
  }
}

/** Finds a name that is spelled out letter by letter: 'l i n d q v i s t', 'L-I-N-D'. */
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
