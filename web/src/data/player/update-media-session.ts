import { coverUrl } from '../../lib/cover-url.ts';
import type { Playable } from './playable.ts';

type PlaybackControls = { toggle: () => void; skip: (by: 1 | -1) => void; seek: (ms: number) => void };

/** Reports playback to the system, so that media keys and a phone's lock screen show and control it. */
export function updateMediaSession(
  { title, artists, releaseTitle, cover }: Playable,
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
  mediaSession.setActionHandler('seekto', ({ seekTime }) => {
    if (seekTime !== undefined) seek(seekTime * 1000);
  });
}
