import { evaluates } from './spreadsheet.ts';

test.each([
  '=1+1',
  '=A1',
  '+A1',
  '=SUM(1)',
  '@SUM(1)',
  '-1+SUM (1',
  '＝HYPERLINK("x")',
  "+cmd|'/C calc'!A0",
  "=cmd|'/C calc;'!A0",
  "='\\\\host\\[a.xlsx]S'!A1",
  '=LOG10(9)',
  '+"a"&"b"',
  '-{1}',
  '=a;HYPERLINK("x")',
  '=IF(1;2;SUM(3))',
])('%j is evaluated', (cell) => {
  expect(evaluates(cell)).toBe(true);
});

test.each([
  '+44',
  '-M-',
  '-M- (Live)',
  '=LOVE',
  '@home',
  '!!!',
  '=',
  '-M-;Io (Live)',
  '-30 | -40',
  'SUM(1)',
  '+44;U2',
  '＝❤;1',
  '',
])('%j is not evaluated', (cell) => {
  expect(evaluates(cell)).toBe(false);
});
