import { focusManager, MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { forgetWithAccount } from './account-memory.ts';
import { betweenPresses } from './between-presses.ts';
import { checkSignIn } from './check-sign-in.ts';
import { isProblem } from './problem-message.ts';
import { currentSession, subscribeToSession } from './session.ts';
import { shouldRetry } from './with-retries.ts';

// Replaces the default scheduler, which waits for a timer: a saved field must show its new value in the same frame in
// which it discards the typed text.
notifyManager.setScheduler((tell) => betweenPresses(() => queueMicrotask(tell)));

// Listens to both events, because payment happens in another tab or window, and returning fires only one of them.
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
    // 'always', because a local site can be reached without the internet.
    queries: { retry: shouldRetry, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: shouldRetry, networkMode: 'always' },
  },
});

forgetWithAccount(() => queryClient.clear());

// Refetches queries that were rejected while the session had expired.
let hadEnded = false;
subscribeToSession(() => {
  const session = currentSession();
  const hasEnded = session.state === 'signed-in' && session.hasEnded;
  if (hadEnded && session.state === 'signed-in' && !hasEnded) void queryClient.invalidateQueries();
  hadEnded = hasEnded;
});
