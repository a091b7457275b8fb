import { parse } from 'csv-parse/sync';
import { toCsv } from './csv.ts';

const read = (text: string): string[][] => parse(text, { bom: true });

test('a file is read back as it was written: commas, quotes, line breaks and every script (RFC 4180)', () => {
  const rows = [
    ['a, b', 'she said "no"', 'two\r\nlines'],
    ['坂本', '', ' space '],
  ];
  expect(read(toCsv(['One', 'Two', 'Three'], rows))).toEqual([['One', 'Two', 'Three'], ...rows]);
  expect(toCsv(['One'], [['x']])).toBe('\uFEFFOne\r\nx\r\n');
});

test('a formula becomes text; a name that only begins like one is unchanged, and numbers stay numbers', () => {
  const cells = ['=HYPERLINK("http://x")', '+44', '-M-', '@SUM(A1)', '\t=1+1', -12.5];
  const [, written] = read(toCsv(['a', 'b', 'c', 'd', 'e', 'f'], [cells]));
  expect(written).toEqual(['\'=HYPERLINK("http://x")', '+44', '-M-', "'@SUM(A1)", "'\t=1+1", '-12.5']);
});
