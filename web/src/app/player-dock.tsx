import { Suspense, useEffect } from 'react';
import { closePlayer, currentOf, usePlayer } from '../data/player/player-store.ts';
import { lazyWithRetry } from '../lib/lazy-with-retry.tsx';
import { PartBoundary } from '../ui/part-boundary.tsx';
import { notifyFailure, notifyPartMissing } from '../ui/toast.tsx';

const PlayerBar = lazyWithRetry(() => import('../features/player/player-bar.tsx'));

/** Shows the player on every page. The player is loaded at the first playback, and stays until it is closed. */
export function PlayerDock() {
  const isOpen = usePlayer((player) => currentOf(player) !== undefined);
  const failure = usePlayer((player) => player.failure);
  // Pages outside the shell have no player, and sound must not play where the user cannot stop it.
  useEffect(() => () => closePlayer(), []);
  useEffect(() => {
    if (failure) notifyFailure(failure);
  }, [failure]);
  return (
    isOpen && (
      <PartBoundary onMissing={notifyPartMissing}>
        <Suspense>
          <PlayerBar />
        </Suspense>
      </PartBoundary>
    )
  );
}
