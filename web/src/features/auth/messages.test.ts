import { describe, expect, test } from '@jest/globals';
import { providerMessage } from './messages.ts';

const refusal = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('the provider’s errors in our words', () => {
  test.each([
    ['NotAuthorizedException', 'Incorrect username or password.', 'Incorrect email or password.'],
    ['UserNotFoundException', 'User does not exist.', 'Incorrect email or password.'],
    [
      'CodeMismatchException',
      'Invalid verification code provided, please try again.',
      'This is not the code that we sent. Check it, or send a new one.',
    ],
    [
      'UsernameExistsException',
      'An account with the given email already exists.',
      'This address has an account already.',
    ],
    ['UserLambdaValidationException', 'PreSignUp failed with error Country is required.', 'Country is required'],
    ['NotAuthorizedException', 'Something that we do not know.', 'Something that we do not know.'],
    ['NewException', '', 'Please try again.'],
  ])('%s: %s', (name, message, words) => {
    expect(providerMessage(refusal(name, message))).toBe(words);
  });
});
