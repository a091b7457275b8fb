import { expect, test } from '@jest/globals';
import { ChangeEmail, ChangePassword, ConfirmCode } from './forms.ts';

const messages = (typed: object) =>
  ChangePassword.safeParse(typed).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test.each([
  [{ oldPassword: 'Harbour2026', newPassword: 'Lisboa2026', again: 'Lisboa2026' }, undefined],
  [{ oldPassword: 'Harbour2026', newPassword: 'Lisboa2026', again: 'Lisboa2027' }, ['again: Passwords do not match']],
  [{ oldPassword: '', newPassword: 'Lisboa2026', again: 'Lisboa2026' }, ['oldPassword: Password is required']],
  [
    { oldPassword: 'x', newPassword: 'lisboa2026', again: 'lisboa2026' },
    ['newPassword: Password must contain at least one uppercase letter'],
  ],
])('product 3.19: a new password %j: %j', (typed, expected) => {
  expect(messages(typed)).toEqual(expected);
});

test('product 3.19: a new email address has the same rules as any other', () => {
  expect(ChangeEmail.safeParse({ email: `${'x'.repeat(245)}@segno.test` }).error?.issues[0]?.message).toBe(
    'Email must be less than 255 characters',
  );
  expect(ChangeEmail.safeParse({ email: 'mara' }).error?.issues[0]?.message).toBe('Invalid email address');
});

test('product 3.3: a code has six digits, ignoring spaces', () => {
  expect(ConfirmCode.parse({ code: ' 123 456 ' })).toEqual({ code: '123456' });
  expect(ConfirmCode.safeParse({ code: '12345' }).error?.issues[0]?.message).toBe('The code has 6 digits');
});
