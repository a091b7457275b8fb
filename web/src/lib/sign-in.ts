import { configureProvider } from './configure-provider.ts';

/** What a sign-in needs next: nothing, the code from the e-mail, a new password, or the code of the second factor. */
export type SignInStep = 'done' | 'confirm' | 'reset' | 'second-factor';

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

/** Ends a sign-in that asked for its second factor. */
export async function answerSecondFactor(code: string): Promise<SignInStep> {
  const { confirmSignIn } = await import('aws-amplify/auth/cognito');
  const { nextStep } = await confirmSignIn({ challengeResponse: code });
  return stepOf(nextStep);
}

function stepOf({ signInStep }: { signInStep: string }): SignInStep {
  const step = steps[signInStep];
  if (step) return step;
  throw new Error('This account asks for a step that this page does not offer yet.');
}
