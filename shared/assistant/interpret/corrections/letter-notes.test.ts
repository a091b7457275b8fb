import { expect, test } from '@jest/globals';
import { wordsOf } from '../words/words.ts';
import { applyLetterNote } from './apply-letter-note.ts';
import { letterNotes, spelledOut } from './letter-notes.ts';

test.each([
  ['Jonh', 'without the second h', undefined],
  ['John', 'without h', 'Jon'],
  ['Pappas', 'one p', 'Papas'],
  ['Marcheti', 'con dos t', 'Marchetti'],
  ['Twoomey', 'only one o', 'Twomey'],
  ['Sowell', 'with an e on the end', 'Sowelle'],
  ['Stacks', 'with a z at the end', 'Stackz'],
  ['Kappa', 'con la c', 'Cappa'],
  ['Mary Jane', 'with a hyphen', 'Mary-Jane'],
  ['Mary Jane', 'with the hyphen x', 'Mary-Jane'],
  ['Mary-Jane', 'with the hyphen x', undefined],
  ["Nan's Kitchen", 'no apostrophe', 'Nans Kitchen'],
  ['Renée', 'sans accent', 'Renee'],
  ['night bus', 'in Grossbuchstaben', 'NIGHT BUS'],
  ['night bus', 'with a capital', 'Night bus'],
  ['quiet', 'with a capital Q', 'Quiet'],
  ['Night Bus', 'all lowercase', 'night bus'],
])('product 31.6: %s, %s', (name, noteText, noted) => {
  const [note] = letterNotes(wordsOf(noteText));
  expect(note && applyLetterNote(name, note)).toBe(noted);
});

test.each(['with a band', 'no drums', 'one track', 'we have a listener', 'got a sample', 'two is enough'])(
  'reads no note about letters from "%s" (product 31.6)',
  (text) => {
    expect(letterNotes(wordsOf(text))).toEqual([]);
  },
);

test('reads a name that is spelled out letter by letter (product 31.6)', () => {
  expect(spelledOut(wordsOf('that is l i n d q v i s t'))?.text).toBe('lindqvist');
  expect(spelledOut(wordsOf('A B side'))).toBeUndefined();
});
