/** The problems of a route that requires a recent sign-in (product 3.22). */
export const freshSignInProblems = ['sign-in-again', 'second-factor-needed'] as const;
