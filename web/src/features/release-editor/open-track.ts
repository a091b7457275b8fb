import { flushSync } from 'react-dom';
import { create } from 'zustand';
import { reveal } from '../../ui/reveal.ts';

/** The track whose panel is open beside the list. */
const useOpened = create<{ trackId: string | undefined }>(() => ({ trackId: undefined }));

export const useOpenTrack = (): string | undefined => useOpened(({ trackId }) => trackId);

export const PANEL = 'track-panel';
/** Of the button that opens a track's panel. */
export const openButtonId = (trackId: string): string => `open-${trackId}`;

/** A panel is drawn a moment after it is asked for. */
const DRAWN_MS = 10_000;

function whenThere(id: string, act: () => void): void {
  if (document.getElementById(id)) {
    act();
    return;
  }
  const watch = new MutationObserver(() => {
    if (!document.getElementById(id)) return;
    watch.disconnect();
    act();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), DRAWN_MS);
}

/** Shows another track in the panel; the focus stays where it is. */
export const showTrack = (trackId: string): void => useOpened.setState({ trackId });

/** Opens the panel of a track, and goes to it. */
export function openTrack(trackId: string): void {
  flushSync(() => useOpened.setState({ trackId }));
  whenThere(PANEL, () => document.getElementById(PANEL)?.focus());
}

/** Closes the panel; the focus goes back to the track's row. */
export function closeTrack(): void {
  const { trackId } = useOpened.getState();
  flushSync(() => useOpened.setState({ trackId: undefined }));
  if (trackId) document.getElementById(openButtonId(trackId))?.focus();
}

/** Brings a field into view, and opens the track that holds it. */
export function showField(id: string): void {
  const trackId = /^(trk_\w+)-/.exec(id)?.[1];
  if (trackId) flushSync(() => useOpened.setState({ trackId }));
  whenThere(id, () => reveal(id));
}
