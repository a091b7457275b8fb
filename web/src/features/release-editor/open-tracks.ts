import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { reveal } from '../../ui/reveal.ts';

let open: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Opens or closes a track of the editor. */
export function setTrackOpen(trackId: string, isOpen: boolean): void {
  const next = new Set(open);
  if (isOpen) next.add(trackId);
  else next.delete(trackId);
  open = next;
  for (const listener of listeners) listener();
}

/** Whether a track of the editor is open. It stays so while the tab lives. */
export const useIsTrackOpen = (trackId: string): boolean => useSyncExternalStore(subscribe, () => open.has(trackId));

/** Brings a field into view, and opens the track that holds it. */
export function showField(id: string): void {
  const trackId = /^(trk_\w+)-/.exec(id)?.[1];
  if (trackId) flushSync(() => setTrackOpen(trackId, true));
  reveal(id);
}
