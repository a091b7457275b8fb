import { Readable } from 'node:stream';
import { cellText } from './cell-text.ts';
import { dateStyles } from './date-styles.ts';

const DAY = 1;
const text = (value: string, { type = 'n', style = 0, is1904 = false } = {}) =>
  cellText(
    { type, style, value, formula: undefined },
    { strings: ['Low_x0020_Tide', 'Café'], dates: new Set([DAY]), is1904, isUncomputed: false },
  );

test.each([
  ['0.30000000000000004', {}, '0.30000000000000004'],
  ['8.6E+11', {}, '8.6E+11'],
  ['1', { type: 's' }, 'Café'],
  ['7', { type: 's' }, ''],
  ['A_x000D_B', { type: 'str' }, 'A\rB'],
  ['1', { type: 'b' }, 'TRUE'],
  ['0', { type: 'b' }, 'FALSE'],
  ['#DIV/0!', { type: 'e' }, '#DIV/0!'],
  ['2026-08-31T12:00:00', { type: 'd' }, '2026-08-31'],
  ['46265', { style: DAY }, '2026-08-31'],
  ['46265.75', { style: DAY }, '2026-08-31'],
  ['44803', { style: DAY, is1904: true }, '2026-08-31'],
  // Excel treats 1900 as a leap year.
  ['1', { style: DAY }, '1900-01-01'],
  ['61', { style: DAY }, '1900-03-01'],
  ['-5', { style: DAY }, '-5'],
  ['0.5', { style: DAY }, '0.5'],
])('reads a cell with %j %j as %j (product 23.14)', (value, cell, expected) => {
  expect(text(value, cell)).toBe(expected);
});

test.each([
  ['14', '', true],
  ['17', '', true],
  ['21', '', false],
  ['164', 'dd/mm/yyyy', true],
  ['164', '[$-407]MMM YY', true],
  ['164', '[$-F800]dddd, mmmm dd, yyyy', true],
  ['164', 'mm:ss', false],
  ['164', '[h]:mm', false],
  ['164', '0.00 "day"', false],
  ['164', '#,##0.00 [$€-407];[Red]-#,##0.00', false],
  ['164', 'General', false],
  ['164', '[Red]General', false],
  ['164', '0.00E+00', false],
])('decides whether the format %s %j shows a day: %s (product 23.14)', async (id, code, isDay) => {
  const xml = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${code.replaceAll('"', '&quot;')}"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="${id}"/></cellXfs></styleSheet>`;
  expect([...(await dateStyles(Readable.from([Buffer.from(xml)])))]).toEqual(isDay ? [1] : []);
});
