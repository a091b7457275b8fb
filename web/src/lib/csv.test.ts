import { parse } from 'csv-parse/sync';
import { csvOf } from './csv.ts';

const read = (text: string): string[][] => parse(text, { bom: true });

test('a file is read as it was written: commas, quotes, line breaks and every script (RFC 4180)', () => {
  const rows = [
    ['a, b', 'she said "no"', 'two\r\nlines'],
    ['坂本', '', ' space '],
  ];
  expect(read(csvOf(['One', 'Two', 'Three'], rows))).toEqual([['One', 'Two', 'Three'], ...rows]);
  expect(csvOf(['One'], [['x']])).toBe('\uFEFFOne\r\nx\r\n');
});

test('what a spreadsheet would run is text; a name that only begins like it stays as it is, and figures are figures', () => {
  const cells = ['=HYPERLINK("http://x")', '+44', '-M-', '@SUM(A1)', '\t=1+1', -12.5];
  const [, written] = read(csvOf(['a', 'b', 'c', 'd', 'e', 'f'], [cells]));
  expect(written).toEqual(['\'=HYPERLINK("http://x")', '+44', '-M-', "'@SUM(A1)", "'\t=1+1", '-12.5']);
});
