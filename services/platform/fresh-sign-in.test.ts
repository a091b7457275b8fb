import { assertFreshSignIn } from './fresh-sign-in.ts';

const now = new Date('2026-11-23T10:00:00Z');
const ago = (minutes: number) => ({ signedInAt: now.getTime() / 1000 - minutes * 60, hasSecondFactor: false });
const rules = { OFFICE_SECOND_FACTOR: 'own', FRESH_SIGN_IN_MINUTES: 30 } as const;

test.each([
  [ago(0), undefined],
  [ago(30), undefined],
  [ago(30.1), 'sign-in-again'],
  [{ signedInAt: Number.NaN }, 'sign-in-again'],
])('checks the age of the sign-in: %j (product 3.22)', (actor, refusal) => {
  const check = () => assertFreshSignIn(actor, rules, now);
  if (refusal) expect(check).toThrow(refusal);
  else expect(check).not.toThrow();
});

test('refuses an account without a second factor when one is required (product 3.22)', () => {
  const check = (hasSecondFactor: boolean | undefined) => () =>
    assertFreshSignIn({ ...ago(0), hasSecondFactor }, { ...rules, OFFICE_SECOND_FACTOR: 'required' }, now);
  expect(check(false)).toThrow('second-factor-needed');
  expect(check(undefined)).toThrow('second-factor-needed');
  expect(check(true)).not.toThrow();
});
