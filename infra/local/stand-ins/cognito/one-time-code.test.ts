import { codeOfStep, newSecret, stepAt, stepOfCode } from './one-time-code.ts';

/** '12345678901234567890' in base32: the secret of the RFC's own examples. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code for second %d (RFC 6238, appendix B)', (seconds, code) => {
  expect(codeOfStep(SECRET, stepAt(seconds))).toBe(code);
});

test('a clock may be off by half a minute, and no more', () => {
  const now = 1_800_000_015;
  const [step, codeAt] = [stepAt(now), (off: number) => codeOfStep(SECRET, stepAt(now) + off)];
  expect([-1, 0, 1].map((off) => stepOfCode(SECRET, codeAt(off), now))).toEqual([step - 1, step, step + 1]);
  expect([-2, 2].map((off) => stepOfCode(SECRET, codeAt(off), now))).toEqual([undefined, undefined]);
});

test('each secret is different, of letters that an app accepts', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{52}$/);
  expect(newSecret()).not.toBe(newSecret());
});
