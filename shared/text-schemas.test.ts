import fc from 'fast-check';
import { isReadable, readablePart } from './readable-text.ts';
import { TEXT_LIMIT } from './text-limit.ts';
import { lines, Name, StoredText, Text } from './text-schemas.ts';

const messageOf = (schema: typeof Text, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

const INVISIBLE = 'Contains an invisible character. Please type it again.';

test('product 6.5: text is trimmed before its length is checked', () => {
  expect(Text.parse('  Night Ferry \n')).toBe('Night Ferry');
  expect(Text.parse(` ${'x'.repeat(TEXT_LIMIT)} `)).toHaveLength(500);
});

test('product 6.5: 500 characters are allowed, 501 are not', () => {
  expect(messageOf(Text, 'x'.repeat(500))).toBeUndefined();
  expect(messageOf(Text, 'x'.repeat(501))).toBe('Must be less than 500 characters');
});

test('product 6.5: text is stored in one Unicode form, in which its characters are counted', () => {
  expect([Text, Name, StoredText].map((schema) => schema.parse('Cafe\u0301'))).toEqual(Array(3).fill('Café'));
  expect(lines(10).parse('e\u0301\ne\u0301')).toBe('é\né');
  expect(Text.parse('한'.repeat(500).normalize('NFD'))).toHaveLength(500);
  expect(messageOf(Text, '한'.repeat(501).normalize('NFD'))).toBe('Must be less than 500 characters');
});

test.each([
  ['a line break', '\n'],
  ['a carriage return', '\r'],
  ['a tab', '\t'],
  ['NUL', '\0'],
  ['DEL', '\u007f'],
  ['a C1 control', '\u0085'],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
  ['a zero-width space', '\u200b'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeff'],
  ['a right-to-left override', '\u202e'],
  ['a first-strong isolate', '\u2068'],
  ['a soft hyphen', '\u00ad'],
  ['a left-to-right mark', '\u200e'],
  ['a right-to-left mark', '\u200f'],
  ['an Arabic letter mark', '\u061c'],
  ['a Mongolian vowel separator', '\u180e'],
  ['a shape of digits that nobody uses', '\u206e'],
  ['a note between the lines', '\ufff9'],
  ['half of a character', '\ud83d'],
])('rejects %s inside text', (_, character) => {
  expect(messageOf(Text, `Night${character}Ferry`)).toBe(INVISIBLE);
});

test('keeps what scripts and emoji need: joiners, accents, other alphabets', () => {
  for (const text of ['می‌خواهم', '👩‍🎤', 'Noël', 'Noe\u0308l', '李', '+44', '-M-', '!!!', 'ﷺ', 'שלום']) {
    expect(Text.parse(text)).toBe(text.normalize('NFC'));
  }
});

test.each([
  ['a Hangul filler', '\u3164'],
  ['a blank Braille pattern', '\u2800'],
  ['the fillers of a syllable', '\u115f\u1160'],
  ['a joiner', '\u200d'],
  ['spaces of several kinds between joiners', '\u200d\u3000\u00a0\u200c'],
])('%s alone is not readable text', (_, characters) => {
  expect(messageOf(Text, characters)).toBe(INVISIBLE);
  expect(messageOf(Text, `${characters}가`)).toBeUndefined();
});

test('rejects typed text that a spreadsheet would run, but not a name that begins with a sign', () => {
  expect(messageOf(Text, '=HYPERLINK("x")')).toBe('Can’t begin like a spreadsheet formula');
  expect(messageOf(Name, '@SUM(A1)')).toBe('Can’t begin like a spreadsheet formula');
  for (const name of ['+44', '-M-', '-M- (Live)', '@home']) expect(Name.parse(name)).toBe(name);
});

test('text that was accepted once is accepted again, unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
      const first = Text.safeParse(typed);
      if (first.success) expect(Text.parse(first.data)).toBe(first.data);
    }),
  );
});

test('product 6.6: a name cannot contain the separator of the distributor’s file', () => {
  expect(messageOf(Name, 'Mara; Io')).toBe('Please write one name only: a name can’t contain ";"');
  expect(Name.parse('AC/DC, & Sons')).toBe('AC/DC, & Sons');
});

test('rejects an invisible character at the beginning, too', () => {
  expect(isReadable('\u202eNight Ferry')).toBe(false);
  expect(isReadable('Night Ferry')).toBe(true);
  expect(messageOf(Text, '\u200eNight Ferry')).toBe(INVISIBLE);
});

test.each([
  ['\u202e Night\u200b Ferry\n', 'Night Ferry'],
  ['\u200b\u00ad', ''],
  ['\u3164', ''],
  ['Night Ferry', 'Night Ferry'],
])('keeps the readable part of %j, whose author cannot be asked again: %j', (text, part) => {
  expect(readablePart(text)).toBe(part);
});

test('several lines are trimmed as a whole; any number may be blank, and each is checked like a single line', () => {
  const message = lines(100);
  expect(message.parse('  Hello\n\n   \nMara  \n')).toBe('Hello\n\n   \nMara');
  expect(messageOf(message, 'Hello\n\u200eMara')).toBe(INVISIBLE);
  expect(messageOf(message, 'x'.repeat(101))).toBe('Must be less than 100 characters');
});
