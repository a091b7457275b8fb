import { describe, expect, test } from '@jest/globals';
import { appCodeMessage, created, failed, providerMessage, resetSent, welcome } from './messages.ts';

const refusal = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('the provider’s errors in our words', () => {
  test.each([
    ['NotAuthorizedException', 'Incorrect username or password.', 'Incorrect email or password.'],
    ['UserNotFoundException', 'User does not exist.', 'Incorrect email or password.'],
    [
      'CodeMismatchException',
      'Invalid verification code provided, please try again.',
      'That’s not the code we sent. Check it, or request a new one.',
    ],
    [
      'UsernameExistsException',
      'An account with the given email already exists.',
      'This address already has an account.',
    ],
    ['UserLambdaValidationException', 'PreSignUp failed with error Country is required.', 'Country is required'],
    ['NotAuthorizedException', 'Something that we do not know.', 'Something that we do not know.'],
    ['NewException', '', 'Please try again.'],
  ])('%s: %s', (name, message, words) => {
    expect(providerMessage(refusal(name, message))).toBe(words);
  });
});

test('product 3.6: the toasts of /auth, word for word', () => {
  expect([failed.signIn, failed.signUp, failed.reset]).toEqual(['Sign In Failed', 'Sign Up Failed', 'Reset Failed']);
  expect([welcome, created, resetSent]).toEqual([
    { title: 'Welcome back!', text: 'You have successfully signed in.' },
    {
      title: 'Account Created!',
      text: "Please check your email to verify your account. We'll review your application and activate your account soon.",
    },
    { title: 'Reset Email Sent', text: 'Check your email for password reset instructions.' },
  ]);
});

test.each([
  ['LimitExceededException', 'Attempt limit exceeded, please try after some time.'],
  ['TooManyRequestsException', 'Too many requests'],
  ['TooManyFailedAttemptsException', 'Too many failed attempts'],
  ['NotAuthorizedException', 'Password attempts exceeded'],
])('product 3.17: too many attempts lead to a request to wait (%s: %s)', (name, message) => {
  expect(providerMessage(refusal(name, message))).toBe('Too many attempts. Please wait a while and try again.');
});

test('a sign-up blocked by the pool’s firewall asks the visitor to wait, and not in AWS’s words (product 16.2)', () => {
  const blocked = refusal('ForbiddenException', 'Request not allowed due to WAF block.');
  expect(providerMessage(blocked)).toBe(
    'Too many requests came from your network. Please wait five minutes and try again.',
  );
});

test('design 7.8: codes for a confirmed email address and for an unknown one are rejected with the same words', () => {
  const confirmed = refusal('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED');
  const nobodys = refusal('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  expect(providerMessage(confirmed)).toBe(providerMessage(nobodys));
});

test.each(['CodeMismatchException', 'ExpiredCodeException', 'EnableSoftwareTokenMFAException'])(
  'product 3.20: the message for an app’s code does not say that we sent it (%s)',
  (name) => {
    expect(appCodeMessage(refusal(name, 'Code mismatch'))).toBe(
      'That’s not the code your app shows now. Wait for the next one and try again.',
    );
  },
);
