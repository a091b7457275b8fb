import { isProblem } from '../../lib/problem-message.ts';
import { signOut } from '../../lib/session.ts';

/** The way on from a refusal that asks for a fresh sign-in: the page asks for it, and comes back here. */
export const signInAgain = (error: unknown) =>
  isProblem(error, 'sign-in-again') ? { action: { label: 'Sign in', onSelect: () => void signOut() } } : undefined;
