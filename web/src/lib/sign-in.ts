import { ACCOUNT_SCOPE, ACCOUNT_SIGN_IN_METADATA } from '../../../shared/accounts/pool-access.ts';
import { configureProvider } from './configure-provider.ts';
import { accessClaims, withTemporaryStorage } from './session.ts';

/** The next step of a sign-in: nothing, the code from the email, a new password, or the second factor's code. */
export type SignInStep = 'done' | 'confirm' | 'reset' | 'second-factor';

/** 'act': a recent sign-in (product 3.22). 'account': a sign-in that may also change the account (product 3.23). */
export type SignInPurpose = 'act' | 'account';

const steps: Partial<Record<string, SignInStep>> = {
  DONE: 'done',
  CONFIRM_SIGN_UP: 'confirm',
  RESET_PASSWORD: 'reset',
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: 'second-factor',
};

export async function signIn(email: string, password: string): Promise<SignInStep> {
  await configureProvider();
  const { signIn } = await import('aws-amplify/auth/cognito');
  const { nextStep } = await signIn({ username: email, password });
  return stepOf(nextStep);
}

/** Completes a sign-in that asked for the second factor. */
export async function answerSecondFactor(code: string): Promise<SignInStep> {
  const { confirmSignIn } = await import('aws-amplify/auth/cognito');
  const { nextStep } = await confirmSignIn({ challengeResponse: code });
  return stepOf(nextStep);
}

const saying = (purpose: SignInPurpose) => ({ clientMetadata: purpose === 'account' ? ACCOUNT_SIGN_IN_METADATA : {} });

/**
 * Signs the same user in again. The current session stays until the new one is complete, so a wrong password changes
 * nothing.
 */
export const signInAgain = (email: string, password: string, purpose: SignInPurpose): Promise<SignInStep> =>
  withTemporaryStorage(async ({ signIn }) => {
    const { nextStep } = await signIn({ username: email, password, options: saying(purpose) });
    return stepOf(nextStep);
  });

/** Completes a `signInAgain` that asked for the second factor. */
export const answerSecondFactorAgain = (code: string, purpose: SignInPurpose): Promise<SignInStep> =>
  withTemporaryStorage(async ({ confirmSignIn }) => {
    const { nextStep } = await confirmSignIn({ challengeResponse: code, options: saying(purpose) });
    return stepOf(nextStep);
  });

/** Whether the access token may change the account, and is valid long enough for one call. */
export async function canChangeAccount(): Promise<boolean> {
  const { scope = '', exp = 0 } = (await accessClaims()) ?? {};
  return String(scope).split(' ').includes(ACCOUNT_SCOPE) && exp - Date.now() / 1000 > 30;
}

function stepOf({ signInStep }: { signInStep: string }): SignInStep {
  const step = steps[signInStep];
  if (step) return step;
  throw new Error('This account needs a sign-in step that this page doesn’t offer yet.');
}
