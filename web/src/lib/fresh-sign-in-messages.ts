/** What is said where somebody closed the question for a sign-in of just now (product 3.22). */
export const freshSignInMessages = {
  'sign-in-again': ({ minutes }: Record<string, unknown>) =>
    `This needs a sign-in of the last ${minutes} minutes. Please sign in again.`,
  'second-factor-needed': 'This needs a second factor. Set one up in your profile, and sign in with it.',
};
