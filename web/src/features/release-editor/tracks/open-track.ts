import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { create } from 'zustand';
import type { TrackId } from '../../../../../shared/ids.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import { reveal } from '../../../ui/reveal.ts';

/** The track whose panel is open, and the element in the page's second column that contains the panel. */
type Opened = { trackId: string | undefined; place: HTMLElement | null };
const useOpened = create<Opened>(() => ({ trackId: undefined, place: null }));

/** The open track of this release; undefined for a single, whose track is always shown in full. */
export const useOpenTrack = ({ trackIds }: Pick<Release, 'trackIds'>): TrackId | undefined =>
  useOpened(({ trackId }) => (trackIds.length > 1 ? trackIds.find((id) => id === trackId) : undefined));

export const usePanelPlace = (): HTMLElement | null => useOpened(({ place }) => place);
/** The ref of the element that contains the panel. */
export const setPanelElement = (place: HTMLElement | null): void => useOpened.setState({ place });

export const PANEL = 'track-panel';
/** The id of the button that opens a track's panel. */
export const openButtonId = (trackId: string): string => `open-${trackId}`;

/** How long to wait until a panel is rendered. It usually takes much less. */
const MAX_RENDER_MS = 10_000;

function whenRendered(id: string, act: () => void): void {
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
  setTimeout(() => watch.disconnect(), MAX_RENDER_MS);
}

/** Shows a different track in the panel; the focus stays where it is. */
export const showTrack = (trackId: string): void => useOpened.setState({ trackId });

/** Opens a track's panel and focuses it. */
export function openTrack(trackId: string): void {
  flushSync(() => useOpened.setState({ trackId }));
  whenRendered(PANEL, () => document.getElementById(PANEL)?.focus({ preventScroll: true }));
}

/** Closes the panel. If the focus is inside it, the focus returns to the track's row. */
export function closeTrack(): void {
  const { trackId } = useOpened.getState();
  const at = document.activeElement;
  const isElsewhere = at && at !== document.body && !document.getElementById(PANEL)?.contains(at);
  flushSync(() => useOpened.setState({ trackId: undefined }));
  if (trackId && !isElsewhere) document.getElementById(openButtonId(trackId))?.focus();
}

/** Closes the panel when Escape is pressed in the panel or the list, unless a control uses Escape itself. */
export function closeOnEscape(event: KeyboardEvent<HTMLElement>): void {
  const isLifted = event.target instanceof HTMLElement && event.target.ariaPressed === 'true';
  if (event.key === 'Escape' && !event.defaultPrevented && !isLifted) closeTrack();
}

/** Scrolls a field into view. Opens its track first, if necessary. */
export function showField(id: string): void {
  const trackId = /^(trk_\w+)-/.exec(id)?.[1];
  if (trackId) flushSync(() => useOpened.setState({ trackId }));
  whenRendered(id, () => reveal(id));
}
