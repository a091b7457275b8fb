import { readsAsFormula } from './spreadsheet-formula.ts';
import { cpuMilliseconds } from './test/cpu-milliseconds.ts';

test.each([
  '+44',
  '-M-',
  '-M- (Live)',
  '=',
  '=LOVE',
  '=LOVE!',
  '=)',
  '=❤',
  '@home',
  '@you!',
  '@U2',
  '+ (plus)',
  '-(minus)',
  '+44 (Live)',
  '-3D (Live)',
  '-Hey!',
  '-Intro: Night',
  "-Don't Stop-",
  '-#1-',
  '+1-2',
  '-30 | -40',
  '!!!',
  '+U2b',
  '-Take1:2',
  '-1st:2nd',
  '-Hey!...',
  "-'Hey'-",
  'a\tSUM(A1)',
  'A = SUM(A1)',
  'f(x)',
  '',
])('product 6.6: %j is a name', (name) => {
  expect(readsAsFormula(name)).toBe(false);
});

test.each([
  '=HYPERLINK("x")',
  '  =HYPERLINK("x")',
  '\u00a0=HYPERLINK("x")',
  '\t=HYPERLINK("x")',
  '\rSUM(A1)',
  '@SUM(A1)',
  '@SUM (A1)',
  '-1+SUM(A1)',
  '+@SUM(1)',
  '-+=SUM(1)',
  '+ΣΥΝΟΛΟ(A1)',
  '=LOG10(9)',
  '=_xlfn.WEBSERVICE(1)',
  '＝HYPERLINK("x")',
  '＠SUM(1)',
  '=SUM（1）',
  '+Ａ１',
  '=1+1',
  '=44',
  '=A1',
  '+A1',
  '+$A$1',
  '-A1+B2',
  '+A:A',
  '-1:30',
  '+Sheet1!A1',
  '+Sheet1.A1',
  '+Sheet1!?Name',
  '-{1}',
  '+"a"&"b"',
  "+cmd|' /C calc'!A0",
  "=cmd|'\n'!A0",
  "='\\\\host\\s\\[a.xlsx]S'!A1",
  "+'file:///tmp/x.ods'#$Sheet1.A1",
  '=HYPERLINK("x")-',
  "=';'1",
  "='a;b'",
  "-';'LOG10",
  '+AB:CD',
  '-Hey!You.',
  '-Hey!.U',
  '-Hey!-',
  "-'x'#a",
  "+cmd|'x'!",
])('product 6.7: %j would be run by a spreadsheet', (value) => {
  expect(readsAsFormula(value)).toBe(true);
});

test.each(["=cmd|'/C calc;'!A0", "+cmd|'/C calc;'!A0", "+'a-;b'!A0", '-x;HYPERLINK("x")', '=LOVE;HYPERLINK("x")'])(
  'a cell of several names, %j, is read as the one cell that it is',
  (cell) => {
    expect(readsAsFormula(cell)).toBe(true);
  },
);

test.each(['-M-;Io (Live)', '=;Io (Live)', '+44;U2', '+Hey!;U2', '@home;U2', '=LOVE;Blink 182'])(
  'a cell of several names, %j, is none when the first is an act',
  (cell) => {
    expect(readsAsFormula(cell)).toBe(false);
  },
);

test.each([
  ['pipes', '=', '|'],
  ['letters', '-', 'a'],
  ['spaces', '-', ' '],
  ['words', '-', 'a '],
  ['signs', '-', '- '],
  ['exclamations', '+', '!'],
  ['apostrophes', '-', "'"],
  ['brackets that close', '-', ')'],
  ['brackets that open', '-', '('],
  ['colons', '-', 'a:'],
])('a cell of %s ten times as long takes about ten times as long', (_, sign, part) => {
  const cellOf = (length: number) => sign + part.repeat(length / part.length);
  const short = cpuMilliseconds(() => readsAsFormula(cellOf(50_000)));
  const long = cpuMilliseconds(() => readsAsFormula(cellOf(500_000)));
  expect(long).toBeLessThan(40 * Math.max(short, 2));
});
