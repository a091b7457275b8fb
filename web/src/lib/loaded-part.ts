import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { loadWithRetry } from './load-with-retry.ts';
import { memoSuccess } from './memo-success.ts';

export type LoadPart<P> = () => Promise<{ default: ComponentType<P> }>;

/** A part of the app that is loaded once. A failed attempt is forgotten, so it can be retried. */
type LoadedPart<P> = {
  load: () => Promise<{ default: ComponentType<P> }>;
  /** Returns the part if it is loaded. */
  now: () => ComponentType<P> | undefined;
};

export function loadedPart<P>(load: LoadPart<P>): LoadedPart<P> {
  let loaded: ComponentType<P> | undefined;
  const loadOrAgain = loadWithRetry(load);
  return {
    load: memoSuccess(async () => {
      const part = await loadOrAgain();
      loaded = part.default;
      return part;
    }),
    now: () => loaded,
  };
}

/**
 * Returns a part that the user opens, once it is loaded. A loaded part appears at once, whereas `Suspense` would show
 * its fallback for at least 300 ms.
 * @param isWanted whether to start loading
 * @param onMissing called when the part could not be loaded
 */
export function useLoadedPart<P>(
  part: LoadedPart<P>,
  { isWanted, onMissing }: { isWanted: boolean; onMissing: () => void },
): ComponentType<P> | undefined {
  const [, setLoaded] = useState(false);
  const loaded = part.now();
  const missing = useEffectEvent(onMissing);
  useEffect(() => {
    if (!isWanted || loaded) return;
    let isHere = true;
    part.load().then(
      () => isHere && setLoaded(true),
      () => isHere && missing(),
    );
    return () => {
      isHere = false;
    };
  }, [part, isWanted, loaded]);
  return loaded;
}
