import { create } from 'zustand';
import type { SignInPurpose } from './sign-in.ts';

type SignInRequest = {
  purpose: SignInPurpose;
  /** Whether the password has been accepted, and only the second factor's code is missing. */
  asksCode?: boolean;
};
type PendingSignIn = SignInRequest & { answer: Promise<boolean>; settle: (isSignedIn: boolean) => void };

const useStore = create<{ pending: PendingSignIn | undefined }>(() => ({ pending: undefined }));

/** The sign-in that the page is asking for, if any. */
export const pendingSignIn = (): PendingSignIn | undefined => useStore.getState().pending;

/** The same as a hook, for the dialog. */
export const usePendingSignIn = (): PendingSignIn | undefined => useStore(({ pending }) => pending);

/**
 * Asks for a new sign-in over the page. Concurrent requests share one dialog.
 * @returns false when the dialog was closed without a sign-in
 */
export function requestSignIn(request: SignInRequest): Promise<boolean> {
  const pending = pendingSignIn();
  // A sign-in that may change the account also counts as a recent one.
  if (pending && (pending.purpose === request.purpose || pending.purpose === 'account')) return pending.answer;
  let resolve = (_: boolean) => {};
  const answer = new Promise<boolean>((resolved) => {
    resolve = resolved;
  });
  const settle = (isSignedIn: boolean) => {
    useStore.setState({ pending: undefined });
    resolve(isSignedIn);
  };
  // Cancels the weaker request, which can be repeated later.
  pending?.settle(false);
  useStore.setState({ pending: { ...request, answer, settle } });
  return answer;
}
