import { readsAsFormula } from './formula.ts';

test.each([
  '+44',
  '-M-',
  '-M- (Live)',
  '=',
  '=1+1',
  '=LOVE',
  '@home',
  '+ (plus)',
  '-30 | -40',
  'A = SUM(A1)',
  'f(x)',
  '',
])('decisions, "Findings": %j is a name', (name) => {
  expect(readsAsFormula(name)).toBe(false);
});

test.each([
  '=HYPERLINK("x")',
  '  =HYPERLINK("x")',
  '\t=HYPERLINK("x")',
  '\rSUM(A1)',
  '@SUM(A1)',
  '@SUM (A1)',
  '-1+SUM(A1)',
  '+ΣΥΝΟΛΟ(A1)',
  "+cmd|' /C calc'!A0",
  "=cmd|'\n'!A0",
])('design, quality: %j is what a spreadsheet would run', (value) => {
  expect(readsAsFormula(value)).toBe(true);
});
