import { askSignIn } from './ask-sign-in.ts';
import { configureProvider } from './configure-provider.ts';
import { opensAccount, signInAgain } from './sign-in.ts';

/** What the sign-in provider does for an account beside signing in and out. Every call throws the provider's own error, by its name. */

/** @param attributes by their names in the user pool */
export async function signUp(account: { email: string; password: string; attributes: Record<string, string> }) {
  await configureProvider();
  const { signUp } = await import('aws-amplify/auth/cognito');
  await signUp({
    username: account.email,
    password: account.password,
    options: { userAttributes: { email: account.email, ...account.attributes } },
  });
}

export async function confirmSignUp(email: string, code: string): Promise<void> {
  await configureProvider();
  const { confirmSignUp } = await import('aws-amplify/auth/cognito');
  await confirmSignUp({ username: email, confirmationCode: code });
}

export async function resendCode(email: string): Promise<void> {
  await configureProvider();
  const { resendSignUpCode } = await import('aws-amplify/auth/cognito');
  await resendSignUpCode({ username: email });
}

export async function requestReset(email: string): Promise<void> {
  await configureProvider();
  const { resetPassword } = await import('aws-amplify/auth/cognito');
  await resetPassword({ username: email });
}

export async function confirmReset(reset: { email: string; code: string; newPassword: string }): Promise<void> {
  await configureProvider();
  const { confirmResetPassword } = await import('aws-amplify/auth/cognito');
  await confirmResetPassword({ username: reset.email, confirmationCode: reset.code, newPassword: reset.newPassword });
}

/** The account is changed by a sign-in that was made for that: asks for one, where this is none (product 3.23). */
async function openAccount(): Promise<void> {
  if ((await opensAccount()) || (await askSignIn({ purpose: 'account' }))) return;
  throw new Error('Nothing was changed: it needs your password.');
}

/** @throws the provider's error; `NotAuthorizedException` when the old one is wrong */
export async function changePassword({ email, ...passwords }: PasswordChange): Promise<void> {
  // The old one is here, and makes the sign-in that may set another.
  const step = await signInAgain(email, passwords.oldPassword, 'account');
  if (step !== 'done' && !(await askSignIn({ purpose: 'account', asksCode: true })))
    throw new Error('Nothing was changed: it needs a code of your app.');
  const { updatePassword } = await import('aws-amplify/auth/cognito');
  await updatePassword(passwords);
}
export type PasswordChange = { email: string; oldPassword: string; newPassword: string };

/** Sends a code to a new address. The old one stays until the code is entered; asking again sends another code. */
export async function requestEmailChange(email: string): Promise<void> {
  await openAccount();
  const { updateUserAttribute } = await import('aws-amplify/auth/cognito');
  await updateUserAttribute({ userAttribute: { attributeKey: 'email', value: email } });
}

/** From now on the account signs in with the new address. */
export async function confirmEmailChange(code: string): Promise<void> {
  await openAccount();
  const { confirmUserAttribute } = await import('aws-amplify/auth/cognito');
  await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code });
}

/**
 * A secret for an app that shows codes: as letters to type, and as the address that a camera reads.
 * @param issuer and @param account as the app lists them
 */
export async function newSecondFactor(issuer: string, account: string): Promise<{ secret: string; uri: string }> {
  await openAccount();
  const { setUpTOTP } = await import('aws-amplify/auth/cognito');
  const { sharedSecret, getSetupUri } = await setUpTOTP();
  return { secret: sharedSecret, uri: getSetupUri(issuer, account).href };
}

/** The first code of the app: from now on each sign-in asks for one. */
export async function turnSecondFactorOn(code: string): Promise<void> {
  await openAccount();
  const { updateMFAPreference, verifyTOTPSetup } = await import('aws-amplify/auth/cognito');
  await verifyTOTPSetup({ code });
  await updateMFAPreference({ totp: 'PREFERRED' });
}

export async function turnSecondFactorOff(): Promise<void> {
  await openAccount();
  const { updateMFAPreference } = await import('aws-amplify/auth/cognito');
  await updateMFAPreference({ totp: 'DISABLED' });
}
