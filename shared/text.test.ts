import fc from 'fast-check';
import { Name, TEXT_LIMIT, Text } from './text.ts';

const messageOf = (schema: typeof Text, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

const INVISIBLE = 'Contains a character that cannot be seen. Please type it again.';

test('S2 section 5: text is trimmed, also before its length is counted', () => {
  expect(Text.parse('  Night Ferry \n')).toBe('Night Ferry');
  expect(Text.parse(` ${'x'.repeat(TEXT_LIMIT)} `)).toHaveLength(500);
});

test('S2 section 5: 500 characters are allowed, 501 are not', () => {
  expect(messageOf(Text, 'x'.repeat(500))).toBeUndefined();
  expect(messageOf(Text, 'x'.repeat(501))).toBe('Must be less than 500 characters');
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
  ['half of a character', '\ud83d'],
])('%s inside a text is refused', (_, character) => {
  expect(messageOf(Text, `Night${character}Ferry`)).toBe(INVISIBLE);
});

test('what scripts and emoji need stays: joiners, accents, other alphabets', () => {
  for (const text of ['می‌خواهم', '👩‍🎤', 'Noël', 'Noe\u0308l', '李', '+44', '-M-', '!!!', 'ﷺ', 'שלום']) {
    expect(Text.parse(text)).toBe(text);
  }
});

test('a text that passed once passes again, unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
      const first = Text.safeParse(typed);
      if (first.success) expect(Text.parse(first.data)).toBe(first.data);
    }),
  );
});

test('decisions, "Parallel lists": a name cannot contain the separator of the distributor’s file', () => {
  expect(messageOf(Name, 'Mara; Io')).toBe('Please write one name only: a name cannot contain ";"');
  expect(Name.parse('AC/DC, & Sons')).toBe('AC/DC, & Sons');
});
