import { create } from 'zustand';

type Question = {
  /** What the sign-in is for: an act that asks for one of just now (product 3.22), or a change of the account itself (product 3.23). */
  purpose: 'act' | 'account';
  /** The password was given already, and the code of the second factor is left. */
  asksCode?: boolean;
};
type Asked = Question & { answer: Promise<boolean>; settle: (isSignedIn: boolean) => void };

const useStore = create<{ asked: Asked | undefined }>(() => ({ asked: undefined }));

/** What the page asks now, for the dialog. */
export const useSignInAsked = (): Asked | undefined => useStore(({ asked }) => asked);

/** Asks the person over the page for a sign-in, the same one for all that wait for it. @returns whether there is one now */
export function askSignIn(question: Question): Promise<boolean> {
  const { asked } = useStore.getState();
  // A sign-in for the account is one of just now as well.
  if (asked && (asked.purpose === question.purpose || asked.purpose === 'account')) return asked.answer;
  let resolve = (_: boolean) => {};
  const answer = new Promise<boolean>((resolved) => {
    resolve = resolved;
  });
  const settle = (isSignedIn: boolean) => {
    useStore.setState({ asked: undefined });
    resolve(isSignedIn);
  };
  // What is asked for less gives way: its act is refused, and can be tried again.
  asked?.settle(false);
  useStore.setState({ asked: { ...question, answer, settle } });
  return answer;
}
