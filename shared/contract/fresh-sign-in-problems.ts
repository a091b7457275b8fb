/** What a route may refuse that asks for a sign-in of just now (product 3.22). */
export const freshSignInProblems = ['sign-in-again', 'second-factor-needed'] as const;
