import { timeCode } from '../../../../shared/time-code.ts';
import type { Playback } from './use-playback.ts';

/** How much is played before a place, so that one hears what changes there. */
const LEAD_MS = 1000;

/** A time-code that plays the recording from a second before it. */
export const TimeButton = ({ ms, playback }: { ms: number; playback: Playback }) => (
  <button
    type="button"
    aria-label={`Play from ${timeCode(ms)}`}
    onPointerEnter={playback.prepare}
    onFocus={playback.prepare}
    onClick={() => playback.play(Math.max(0, ms - LEAD_MS))}
    className="font-[560] text-ink tabular-nums underline decoration-edge underline-offset-2 hover:decoration-ink pointer-coarse:-my-3 pointer-coarse:py-3"
  >
    {timeCode(ms)}
  </button>
);
