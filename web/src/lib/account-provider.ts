import { configure } from './session.ts';

/** What the sign-in provider does for an account that is not signed in. Every call throws the provider's own error, by its name. */

/** @param attributes by their names in the user pool */
export async function signUp(account: { email: string; password: string; attributes: Record<string, string> }) {
  await configure();
  const { signUp } = await import('aws-amplify/auth/cognito');
  await signUp({
    username: account.email,
    password: account.password,
    options: { userAttributes: { email: account.email, ...account.attributes } },
  });
}

export async function confirmSignUp(email: string, code: string): Promise<void> {
  await configure();
  const { confirmSignUp } = await import('aws-amplify/auth/cognito');
  await confirmSignUp({ username: email, confirmationCode: code });
}

export async function resendCode(email: string): Promise<void> {
  await configure();
  const { resendSignUpCode } = await import('aws-amplify/auth/cognito');
  await resendSignUpCode({ username: email });
}

export async function requestReset(email: string): Promise<void> {
  await configure();
  const { resetPassword } = await import('aws-amplify/auth/cognito');
  await resetPassword({ username: email });
}

export async function confirmReset(reset: { email: string; code: string; newPassword: string }): Promise<void> {
  await configure();
  const { confirmResetPassword } = await import('aws-amplify/auth/cognito');
  await confirmResetPassword({ username: reset.email, confirmationCode: reset.code, newPassword: reset.newPassword });
}
