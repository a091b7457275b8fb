import { readBankAnswer } from './read-bank-answer.ts';

test('reads columns in any order, and results in any case (product 24.13)', () =>
  expect(readBankAnswer('\ufeffAbout,Reference,Result\nACH 1,PYO1,COMPLETED\n"closed, gone",PYO2,returned\n')).toEqual([
    { line: 2, reference: 'PYO1', result: 'completed', about: 'ACH 1' },
    { line: 3, reference: 'PYO2', result: 'returned', about: 'closed, gone' },
  ]));

test.each([
  ['', 1, /rows/],
  ['reference,result,about', 1, /rows/],
  ['reference,result\nPYO1,completed', 1, /column about/],
  ['reference,result,about\nPYO1,paid,ACH', 2, /none of/],
  ['reference,result,about\nPYO1,completed,ACH\nPYO2,failed,', 3, /about must say/],
  ["reference,result,about\nPYO1,completed,=cmd|'/c calc'!A0", 2, /like a formula/],
  ['reference,result,about\nPYO1,failed,clo\u202esed', 2, /cannot be seen/],
  ['reference,result,about\nPYO1,completed', 1, /no CSV/],
  ['<html><body>"x</body></html>\n"', 1, /./],
])('rejects %j as the bank’s reply (product 24.13)', (text, line, why) => {
  expect(() => readBankAnswer(text)).toThrow(
    expect.objectContaining({ code: 'bank-answer-unreadable', details: { line, why: expect.stringMatching(why) } }),
  );
});
