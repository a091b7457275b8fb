import { SignUpAttributes } from './sign-up.ts';

const messageOf = (fullName: string): string | undefined =>
  SignUpAttributes.shape.fullName.safeParse(fullName).error?.issues[0]?.message;

test.each(['Ana Lima', 'Ana; Bo', '李', 'می‌خواهم', 'Noël'])('S1 section 5: %j is a full name', (fullName) => {
  expect(messageOf(fullName)).toBeUndefined();
});

test.each([
  ['a soft hyphen', 'Ana\u00ad Lima'],
  ['a direction override', 'Ana\u202eamiL'],
  ['a mark of direction', 'Ana\u200f Lima'],
  ['a control character', 'Ana\u0007Lima'],
  ['nothing to be seen', '\u3164'],
])('a full name with %s is refused, as every name is: it becomes the artist name', (_, fullName) => {
  expect(messageOf(fullName)).toBe('Contains a character that cannot be seen. Please type it again.');
});

test('S1 section 5: a full name is needed, of at most 100 characters', () => {
  expect(messageOf('  ')).toBe('Full name is required');
  expect(messageOf('x'.repeat(101))).toBe('Full name must be less than 100 characters');
});
