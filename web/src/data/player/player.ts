import { loadWithRetry } from '../../lib/load-with-retry.ts';
import { memoSuccess } from '../../lib/memo-success.ts';
import type { Playable } from './playable.ts';
import { closePlayer, currentOf, getAudioElement, type TrackPart, usePlayer, usePlayerTime } from './player-store.ts';

const loadEngine = memoSuccess(loadWithRetry(() => import('./engine.ts')));

/** Loads the player before the first click, so that sound starts at once. */
export const preparePlayer = (): void => void loadEngine().catch(() => undefined);

async function withEngine(act: (engine: typeof import('./engine.ts')) => void): Promise<void> {
  const engine = await loadEngine().catch(() => undefined);
  if (engine) act(engine);
  else closePlayer({ title: 'This part couldn’t be loaded', text: 'Please try again.' });
}

const isCurrent = (mediaId: string) => currentOf(usePlayer.getState())?.mediaId === mediaId;

/** Opens a master of the queue at a position, in milliseconds. */
function openAt(queue: readonly Playable[], mediaId: string, fromMs: number, part?: TrackPart): void {
  const at = queue.findIndex((each) => each.mediaId === mediaId);
  if (at < 0) return;
  getAudioElement();
  usePlayer.setState({ queue, at, phase: 'loading', part, failure: undefined });
  usePlayerTime.setState({ ms: fromMs });
  void withEngine((engine) => engine.begin());
}

/** Plays a master, and then the rest of its queue. If the master is already the current one, pauses or resumes it. */
export function playOrToggle(queue: readonly Playable[], mediaId: string): void {
  if (isCurrent(mediaId)) togglePlayer();
  else openAt(queue, mediaId, 0);
}

/**
 * Plays a master from a position, in milliseconds, and then the rest of its queue.
 * @param part if present, playback stops at its end
 */
export function playFrom(queue: readonly Playable[], mediaId: string, fromMs: number, part?: TrackPart): void {
  if (!isCurrent(mediaId)) {
    openAt(queue, mediaId, fromMs, part);
    return;
  }
  void withEngine((engine) => {
    engine.seek(fromMs, part);
    engine.resume();
  });
}

/** Pauses or resumes. */
export const togglePlayer = (): void => void withEngine((engine) => engine.toggle());

/** Plays the next track, or with -1 the previous one. Does nothing at either end. */
export const skip = (by: 1 | -1): void => void withEngine((engine) => engine.skip(by));

/** Seeks in the current track. */
export const seek = (ms: number): void => void withEngine((engine) => engine.seek(ms));
