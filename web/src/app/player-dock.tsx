import { Suspense, useEffect } from 'react';
import { closePlayer, currentOf, usePlayer } from '../data/player/player-store.ts';
import { lazyAgain } from '../lib/lazy-again.tsx';
import { PartBoundary } from '../ui/part-boundary.tsx';
import { notifyFailure, notifyPartMissing } from '../ui/toast.tsx';

const PlayerBar = lazyAgain(() => import('../features/player/player-bar.tsx'));

/** Where the player goes: loaded when something is first played, and there until it is closed, on whatever page. */
export function PlayerDock() {
  const isOpen = usePlayer((player) => currentOf(player) !== undefined);
  const failure = usePlayer((player) => player.failure);
  // Pages outside the shell have no player, and nothing may play that cannot be stopped.
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
