import { configureProvider } from './configure-provider.ts';
import { requestSignIn } from './request-sign-in.ts';
import { canChangeAccount, signInAgain } from './sign-in.ts';

/** Account functions of the sign-in provider, except signing in and out. Every call throws the provider's own error. */

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

/** Asks for a sign-in that may change the account, unless the current sign-in already may (product 3.23). */
async function ensureCanChangeAccount(): Promise<void> {
  if ((await canChangeAccount()) || (await requestSignIn({ purpose: 'account' }))) return;
  throw new Error('Nothing was changed. This needs your password.');
}

/** @throws the provider's error; `NotAuthorizedException` when the old password is wrong */
export async function changePassword({ email, ...passwords }: PasswordChange): Promise<void> {
  // No dialog is needed, because the user has just typed the old password.
  const step = await signInAgain(email, passwords.oldPassword, 'account');
  if (step !== 'done' && !(await requestSignIn({ purpose: 'account', asksCode: true })))
    throw new Error('Nothing was changed. This needs a code from your app.');
  const { updatePassword } = await import('aws-amplify/auth/cognito');
  await updatePassword(passwords);
}
export type PasswordChange = { email: string; oldPassword: string; newPassword: string };

/**
 * Sends a code to the new email address; each call sends another one. The old address stays until the code is entered.
 */
export async function requestEmailChange(email: string): Promise<void> {
  await ensureCanChangeAccount();
  const { updateUserAttribute } = await import('aws-amplify/auth/cognito');
  await updateUserAttribute({ userAttribute: { attributeKey: 'email', value: email } });
}

/** Confirms the new email address, with which the account signs in from now on. */
export async function confirmEmailChange(code: string): Promise<void> {
  await ensureCanChangeAccount();
  const { confirmUserAttribute } = await import('aws-amplify/auth/cognito');
  await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code });
}

/**
 * Creates a secret for an authenticator app, as letters to type and as the URI for a QR code.
 * @param issuer shown in the app's list, together with the account
 */
export async function createSecondFactor(issuer: string, account: string): Promise<{ secret: string; uri: string }> {
  await ensureCanChangeAccount();
  const { setUpTOTP } = await import('aws-amplify/auth/cognito');
  const { sharedSecret, getSetupUri } = await setUpTOTP();
  return { secret: sharedSecret, uri: getSetupUri(issuer, account).href };
}

/** Verifies the app's first code. Afterwards, every sign-in asks for a code. */
export async function turnSecondFactorOn(code: string): Promise<void> {
  await ensureCanChangeAccount();
  const { updateMFAPreference, verifyTOTPSetup } = await import('aws-amplify/auth/cognito');
  await verifyTOTPSetup({ code });
  await updateMFAPreference({ totp: 'PREFERRED' });
}

export async function turnSecondFactorOff(): Promise<void> {
  await ensureCanChangeAccount();
  const { updateMFAPreference } = await import('aws-amplify/auth/cognito');
  await updateMFAPreference({ totp: 'DISABLED' });
}
