import { coverUrl } from '../../lib/cover-url.ts';
import type { Playable } from './playable.ts';
import { usePlayerTime } from './player-store.ts';

type PlaybackControls = { toggle: () => void; skip: (by: 1 | -1) => void; seek: (ms: number) => void };

/** How far the system's buttons for seeking move. */
const STEP_MS = 10_000;

/** Reports playback to the system, so that media keys and a phone's lock screen show and control it. */
export function updateMediaSession(
  { title, artists, releaseTitle, cover, durationMs }: Playable,
  { toggle, skip, seek }: PlaybackControls,
): void {
  if (!('mediaSession' in navigator)) return;
  const { mediaSession } = navigator;
  mediaSession.metadata = new MediaMetadata({
    title,
    artist: artists,
    album: releaseTitle,
    artwork: cover ? [{ src: coverUrl(cover), sizes: '320x320', type: 'image/webp' }] : [],
  });
  mediaSession.setActionHandler('play', toggle);
  mediaSession.setActionHandler('pause', toggle);
  mediaSession.setActionHandler('nexttrack', () => skip(1));
  mediaSession.setActionHandler('previoustrack', () => skip(-1));
  mediaSession.setActionHandler('seekbackward', () => seek(Math.max(0, usePlayerTime.getState().ms - STEP_MS)));
  mediaSession.setActionHandler('seekforward', () => seek(Math.min(durationMs, usePlayerTime.getState().ms + STEP_MS)));
  mediaSession.setActionHandler('seekto', ({ seekTime }) => {
    if (seekTime !== undefined) seek(seekTime * 1000);
  });
}
