import { brand } from '../../../../shared/brand.ts';
import { TOO_MANY_REQUESTS } from '../../lib/too-many-requests.ts';
import { TOO_MANY_TRIES } from '../../lib/too-many-tries.ts';

/** Toasts of product 3.6. A failure shows its reason below the title. */
export const failed = {
  signIn: 'Sign In Failed',
  signUp: 'Sign Up Failed',
  reset: 'Reset Failed',
  password: 'Password not changed',
  email: 'Email not changed',
  secondFactor: 'Second factor not changed',
} as const;

export const welcome = { title: 'Welcome back!', text: 'You have successfully signed in.' };

/** The toast for the first sign-in, right after the email address was confirmed. */
export const welcomeFirst = { ...welcome, title: 'Welcome!' };

export const created = {
  title: 'Account Created!',
  text: "Please check your email to verify your account. We'll review your application and activate your account soon.",
};

/** Does not say "Welcome back", because this is the first sign-in. */
export const confirmed = { title: 'Email confirmed', text: 'You are signed in.' };

export const confirmedOnly = { title: 'Email confirmed', text: 'Sign in with your password to get started.' };

export const resetSent = { title: 'Reset Email Sent', text: 'Check your email for password reset instructions.' };

export const passwordChanged = {
  title: 'Password changed',
  text: 'You’ve been signed out everywhere else.',
};

export const othersStaySignedIn = {
  title: 'Password changed',
  text: 'You may still be signed in elsewhere. Use “Sign out everywhere”.',
};

/** Never reveals who has an account: the text is also true for a confirmed email address, to which no code is sent. */
export const codeSent = { title: 'Code sent', text: 'If this address still needs one, a new code is on its way.' };

export const emailCodeSent = { title: 'Code sent', text: 'We’ve sent a code to your new address.' };

export const emailChanged = { title: 'Email changed', text: 'From now on you sign in with your new address.' };

export const secondFactorOn = {
  title: 'Second factor on',
  text: 'From now on you’ll enter a code from your app each time you sign in.',
};

export const secondFactorOff = { title: 'Second factor off', text: 'You now sign in with just your password.' };

const expired = 'This code has expired. Request a new one, or sign in if you’ve already confirmed your address.';
const wrongPassword = 'Incorrect email or password.';

/** The provider's errors by name, in plain words (product 3.6). */
const byName: Record<string, string> = {
  CodeMismatchException: 'That’s not the code we sent. Check it, or request a new one.',
  ExpiredCodeException: expired,
  UsernameExistsException: 'This address already has an account.',
  AliasExistsException: 'This address already has an account.',
  UserNotFoundException: wrongPassword,
  LimitExceededException: TOO_MANY_TRIES,
  TooManyRequestsException: TOO_MANY_TRIES,
  TooManyFailedAttemptsException: TOO_MANY_TRIES,
  // The user pool's firewall blocked the call, because too many came from this network.
  ForbiddenException: TOO_MANY_REQUESTS,
  CodeDeliveryFailureException: 'We couldn’t send the email. Please check the address and try again.',
  NetworkError: 'We couldn’t reach the server. Please check your connection and try again.',
};

/** Cognito uses one error name for several errors, which differ only in their message. */
const notAuthorized: readonly [RegExp, string][] = [
  [/incorrect username or password/i, wrongPassword],
  [/attempts exceeded/i, TOO_MANY_TRIES],
  [/disabled/i, `This account is closed. Please write to ${brand.supportEmail}.`],
  // The same message as for an unknown email address, so that a stranger learns nothing.
  [/current status is confirmed/i, expired],
  [/invalid session/i, 'This took too long. Sign in again.'],
];

/** An error from our own trigger, whose message follows Cognito's words. */
const FROM_TRIGGER = /^\w+ failed with error (.+?)\.?$/;

/** Returns the reason for a Cognito error, in plain words. */
export function providerMessage(error: unknown): string {
  if (!(error instanceof Error)) return 'Please try again.';
  const { name, message } = error;
  const known =
    byName[name] ?? (name === 'NotAuthorizedException' && notAuthorized.find(([says]) => says.test(message))?.[1]);
  return known || message.replace(FROM_TRIGGER, '$1') || 'Please try again.';
}

/** Whether the code was rejected. The error is then shown next to its field. */
export const isCodeError = (error: unknown): boolean =>
  error instanceof Error && ['CodeMismatchException', 'ExpiredCodeException'].includes(error.name);

/** The message for a code from an authenticator app, which we did not send. */
export const appCodeMessage = (error: unknown): string =>
  isCodeError(error) || (error instanceof Error && error.name === 'EnableSoftwareTokenMFAException')
    ? 'That’s not the code your app shows now. Wait for the next one and try again.'
    : providerMessage(error);

/** Whether the password was rejected. */
export const isPasswordError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'NotAuthorizedException' && /username or password/i.test(error.message);

/** Whether the email address already has an account, confirmed or not: the provider does not say which. */
export const isKnownEmailError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'UsernameExistsException';
