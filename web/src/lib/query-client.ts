import { focusManager, MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { forgetWithAccount } from './account-memory.ts';
import { betweenPresses } from './between-presses.ts';
import { checkSignIn } from './check-sign-in.ts';
import { isProblem } from './problem-message.ts';
import { currentSession, subscribeToSession } from './session.ts';
import { worthRetrying } from './with-retries.ts';

// A saved field shows its new value in the same frame in which the typed text is released; the default scheduler waits
// for a timer.
notifyManager.setScheduler((tell) => betweenPresses(() => queueMicrotask(tell)));

// Payment happens in another tab or window: coming back fires either event.
focusManager.setEventListener((onFocus) => {
  const arrived = () => onFocus();
  window.addEventListener('focus', arrived);
  document.addEventListener('visibilitychange', arrived);
  return () => {
    window.removeEventListener('focus', arrived);
    document.removeEventListener('visibilitychange', arrived);
  };
});

const onError = (error: Error) => {
  if (isProblem(error, 'sign-in-required')) void checkSignIn();
};

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    // `always`: a laptop without internet still reaches the site itself.
    queries: { retry: worthRetrying, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: worthRetrying, networkMode: 'always' },
  },
});

forgetWithAccount(() => queryClient.clear());

// Queries made while the sign-in had expired were refused.
let hadEnded = false;
subscribeToSession(() => {
  const session = currentSession();
  const hasEnded = session.state === 'signed-in' && session.hasEnded;
  if (hadEnded && session.state === 'signed-in' && !hasEnded) void queryClient.invalidateQueries();
  hadEnded = hasEnded;
});
