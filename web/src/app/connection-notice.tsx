import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIsOnline } from '../lib/use-is-online.ts';
import { classes } from '../ui/classes.ts';

/** A wait that is longer than this is said. */
const SLOW_AFTER_MS = 4000;

function useIsSlow(): boolean {
  const isWaiting = useIsFetching() + useIsMutating() > 0;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isSlow;
}

/**
 * Says that there is no connection, or that an answer takes long. Everything that is on the page stays. A wait comes and goes by itself: it is
 * said over the page, and moves nothing.
 */
export function ConnectionNotice() {
  const isOnline = useIsOnline();
  const isSlow = useIsSlow();
  const message = !isOnline
    ? 'You are offline. The page shows what it last knew; what you type waits, and is saved when the connection is back.'
    : isSlow && 'The server is slow to answer. We are still waiting.';
  return (
    <div
      role="status"
      className={classes('sticky top-14 md:top-0', isOnline ? 'pointer-events-none z-30 h-0' : 'z-20')}
    >
      {message && <p className="bg-ready-wash px-4 py-2 text-small text-ready sm:px-8">{message}</p>}
    </div>
  );
}
