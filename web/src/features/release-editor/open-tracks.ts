import { flushSync } from 'react-dom';
import { create } from 'zustand';
import { reveal } from '../../ui/reveal.ts';

const useOpenTracks = create<ReadonlySet<string>>(() => new Set());

/** Opens or closes a track of the editor. */
export function setTrackOpen(trackId: string, isOpen: boolean): void {
  const next = new Set(useOpenTracks.getState());
  if (isOpen) next.add(trackId);
  else next.delete(trackId);
  useOpenTracks.setState(next, true);
}

/** Whether a track of the editor is open. It stays so while the tab lives. */
export const useIsTrackOpen = (trackId: string): boolean => useOpenTracks((open) => open.has(trackId));

/** Brings a field into view, and opens the track that holds it. */
export function showField(id: string): void {
  const trackId = /^(trk_\w+)-/.exec(id)?.[1];
  if (trackId) flushSync(() => setTrackOpen(trackId, true));
  reveal(id);
}
