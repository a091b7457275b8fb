/**
 * Messages for a request that needs a recent sign-in, if the user closed the dialog that asks for one (product 3.22).
 */
export const freshSignInMessages = {
  'sign-in-again': ({ minutes }: Record<string, unknown>) =>
    `Please sign in again: this needs a sign-in within the last ${minutes} minutes.`,
  'second-factor-needed': 'This needs a second factor. Set one up in your profile, then sign in with it.',
};
