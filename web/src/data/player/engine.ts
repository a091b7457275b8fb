import { duration } from '../../lib/format.ts';
import { playMessage, wrongFormat } from '../media/messages.ts';
import { requestPlaybackUrl } from '../media/request-playback-url.ts';
import type { Playable } from './playable.ts';
import {
  closePlayer,
  currentOf,
  getAudioElement,
  type PlayerPhase,
  type TrackPart,
  usePlayer,
  usePlayerTime,
} from './player-store.ts';
import { updateMediaSession } from './update-media-session.ts';

const CANNOT_PLAY = 'This track can’t be played';
const OFFLINE = 'Please check your connection and try again.';
const damagedAt = (ms: number) => `The file is damaged at ${duration(ms)}, so playback stopped there.`;

/** `MediaError.MEDIA_ERR_DECODE` */
const DECODING_FAILED = 3;
/** A new URL that fails this close to where the previous one failed did not help. */
const SAME_PLACE_MS = 1000;
const isSamePlace = (ms: number, before: number | undefined) =>
  before !== undefined && Math.abs(ms - before) < SAME_PLACE_MS;

/** The current source. */
type Source = {
  track: Playable;
  /** The position for which this URL was requested, if the one before it had failed there. */
  renewedAtMs: number | undefined;
  couldPlay: boolean;
};

let source: Source | undefined;

const audio = getAudioElement();
const setPhase = (phase: PlayerPhase) => usePlayer.setState({ phase });
const current = () => currentOf(usePlayer.getState());

/** Plays the store's current track from the store's position. */
export function begin(): void {
  const track = current();
  audio.pause();
  if (track) void open(track);
}

async function open(track: Playable, renewedAtMs?: number): Promise<void> {
  source = undefined;
  setPhase('loading');
  try {
    const url = await requestPlaybackUrl(track);
    // The track was paused, closed or replaced while the URL was being requested.
    if (current() !== track || usePlayer.getState().phase !== 'loading') return;
    source = { track, renewedAtMs, couldPlay: false };
    audio.src = url;
    // Read only now, because the user may have moved the position in the meantime.
    audio.currentTime = usePlayerTime.getState().ms / 1000;
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
  if (usePlayer.getState().phase === 'paused') {
    resume();
    return;
  }
  audio.pause();
  if (current()) setPhase('paused');
}

/** Resumes the current track, if it is paused. */
export function resume(): void {
  const track = current();
  if (!track || usePlayer.getState().phase !== 'paused') return;
  if (source?.track === track) play();
  else void open(track);
}

/** Plays the next track, or with -1 the previous one. */
export function skip(by: 1 | -1): void {
  const { queue, at } = usePlayer.getState();
  if (!queue[at + by]) return;
  usePlayer.setState({ at: at + by, part: undefined });
  usePlayerTime.setState({ ms: 0 });
  begin();
}

/**
 * Seeks in the current track.
 * @param part if present, playback stops at its end; otherwise a part that was being played ends here
 */
export function seek(ms: number, part?: TrackPart): void {
  usePlayer.setState({ part });
  usePlayerTime.setState({ ms });
  if (source) audio.currentTime = ms / 1000;
}

/** How often the browser reports the position, at most. */
const REPORT_MS = 250;

/** Stops at the end of the part that is played alone, and goes back to its beginning. */
function stopAfterPart(): void {
  const { part } = usePlayer.getState();
  const leftMs = part ? part.toMs - audio.currentTime * 1000 : Infinity;
  if (part && leftMs <= 0) {
    audio.pause();
    seek(part.fromMs);
  } else if (leftMs < REPORT_MS && !audio.paused) setTimeout(stopAfterPart, leftMs);
}

audio.addEventListener('canplay', () => {
  if (source) source.couldPlay = true;
});
audio.addEventListener('play', () => setPhase(audio.readyState < audio.HAVE_FUTURE_DATA ? 'loading' : 'playing'));
audio.addEventListener('playing', () => setPhase('playing'));
audio.addEventListener('waiting', () => !audio.paused && setPhase('loading'));
audio.addEventListener('pause', () => source && !audio.ended && setPhase('paused'));
audio.addEventListener('timeupdate', () => {
  if (!source) return;
  usePlayerTime.setState({ ms: audio.currentTime * 1000 });
  stopAfterPart();
});
audio.addEventListener('ended', () => {
  setPhase('paused');
  const { part } = usePlayer.getState();
  if (part) seek(part.fromMs);
  else skip(1);
});
audio.addEventListener('error', () => {
  if (!source || !current()) return;
  const { track, couldPlay, renewedAtMs } = source;
  const { ms } = usePlayerTime.getState();
  // A URL expires after an hour. A paused track requests a new one when it is resumed; a playing one continues at once.
  if (couldPlay && usePlayer.getState().phase === 'paused') source = undefined;
  else if (couldPlay && !isSamePlace(ms, renewedAtMs)) void open(track, ms);
  else if (renewedAtMs === undefined) closePlayer(wrongFormat);
  else closePlayer({ title: CANNOT_PLAY, text: audio.error?.code === DECODING_FAILED ? damagedAt(ms) : OFFLINE });
});
