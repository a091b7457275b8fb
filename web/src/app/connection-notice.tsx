import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIsOnline } from '../lib/use-is-online.ts';

/** How long to wait before the notice appears. */
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
 * Shows a notice above the page when there is no connection, or at the foot of the page when a response is slow.
 * Neither notice moves the page's content.
 */
export function ConnectionNotice() {
  const isOnline = useIsOnline();
  const isSlow = useIsSlow();
  return (
    <>
      <div role="status" className="sticky top-14 z-20 md:top-0">
        {!isOnline && (
          <p className="bg-ready-wash px-4 py-2 text-small text-ready sm:px-8">
            You’re offline, so this page may be out of date. What you type is saved when you’re back online.
          </p>
        )}
      </div>
      <div
        role="status"
        className="pointer-events-none fixed inset-x-3 bottom-[calc(var(--player)+var(--foot,0px)+0.75rem)] z-20 grid justify-items-center"
      >
        {isOnline && isSlow && (
          <p className="rounded-card bg-ready-wash px-4 py-2 text-small text-ready shadow-float">
            The server is slow to respond. We’re still waiting.
          </p>
        )}
      </div>
    </>
  );
}
