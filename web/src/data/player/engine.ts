import { playMessage, wrongFormat } from '../media/messages.ts';
import { requestPlaybackUrl } from '../media/request-playback-url.ts';
import type { Playable } from './playable.ts';
import { closePlayer, currentOf, getAudioElement, type PlayerPhase, usePlayer, usePlayerTime } from './player-store.ts';
import { updateMediaSession } from './update-media-session.ts';

const CANNOT_PLAY = 'This track can’t be played';

/** The current source. */
type Source = {
  track: Playable;
  /** Whether this is a new URL, requested because the first had expired. */
  isRenewed: boolean;
  couldPlay: boolean;
};

let source: Source | undefined;

const audio = getAudioElement();
const setPhase = (phase: PlayerPhase) => usePlayer.setState({ phase });
const current = () => currentOf(usePlayer.getState());

/** Plays the store's current track from its beginning. */
export function begin(): void {
  const track = current();
  audio.pause();
  if (track) void open(track, { fromMs: 0, isRenewed: false });
}

async function open(track: Playable, { fromMs, isRenewed }: { fromMs: number; isRenewed: boolean }): Promise<void> {
  source = undefined;
  setPhase('loading');
  try {
    const url = await requestPlaybackUrl(track);
    // The track was paused, closed or replaced while the URL was being requested.
    if (current() !== track || usePlayer.getState().phase !== 'loading') return;
    source = { track, isRenewed, couldPlay: false };
    audio.src = url;
    audio.currentTime = fromMs / 1000;
    updateMediaSession(track, { toggle, skip, seek });
    play();
  } catch (error) {
    if (current() === track) closePlayer({ title: CANNOT_PLAY, text: playMessage(error) });
  }
}

/**
 * Starts playback. A broken source reports its own error; any other failure means that the browser requires a click
 * first.
 */
function play(): void {
  audio.play().catch((error: DOMException) => {
    if (error.name === 'NotAllowedError') setPhase('paused');
  });
}

/** Pauses or resumes. */
export function toggle(): void {
  const track = current();
  if (!track) return;
  if (usePlayer.getState().phase !== 'paused') {
    audio.pause();
    setPhase('paused');
  } else if (source?.track === track) play();
  else void open(track, { fromMs: usePlayerTime.getState().ms, isRenewed: false });
}

/** Plays the next track, or with -1 the previous one. */
export function skip(by: 1 | -1): void {
  const { queue, at } = usePlayer.getState();
  if (!queue[at + by]) return;
  usePlayer.setState({ at: at + by });
  usePlayerTime.setState({ ms: 0 });
  begin();
}

/** Seeks in the current track. */
export function seek(ms: number): void {
  usePlayerTime.setState({ ms });
  if (source) audio.currentTime = ms / 1000;
}

audio.addEventListener('canplay', () => {
  if (source) source.couldPlay = true;
});
audio.addEventListener('play', () => setPhase(audio.readyState < audio.HAVE_FUTURE_DATA ? 'loading' : 'playing'));
audio.addEventListener('playing', () => setPhase('playing'));
audio.addEventListener('waiting', () => !audio.paused && setPhase('loading'));
audio.addEventListener('pause', () => source && !audio.ended && setPhase('paused'));
audio.addEventListener('timeupdate', () => source && usePlayerTime.setState({ ms: audio.currentTime * 1000 }));
audio.addEventListener('ended', () => {
  setPhase('paused');
  skip(1);
});
audio.addEventListener('error', () => {
  if (!source || !current()) return;
  const { track, couldPlay, isRenewed } = source;
  // A URL expires after an hour. With a new one, playback continues from the current position.
  if (couldPlay) return void open(track, { fromMs: usePlayerTime.getState().ms, isRenewed: true });
  // The URL is fresh, so the cause must be a format that the browser does not support, usually ALAC in an M4A.
  closePlayer(isRenewed ? { title: CANNOT_PLAY, text: 'Please check your connection and try again.' } : wrongFormat);
});
