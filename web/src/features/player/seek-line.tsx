import { type KeyboardEvent, useState } from 'react';
import { seek } from '../../data/player/player.ts';
import { usePlayerTime } from '../../data/player/player-store.ts';
import { duration } from '../../lib/format.ts';

/** The distance that an arrow key moves. */
const STEP_MS = 5000;

const steps: Record<string, number> = {
  ArrowLeft: -STEP_MS,
  ArrowDown: -STEP_MS,
  ArrowRight: STEP_MS,
  ArrowUp: STEP_MS,
  PageDown: -6 * STEP_MS,
  PageUp: 6 * STEP_MS,
};

/** A slider for the position in the track, which can be dragged, clicked or moved with the arrow keys. */
export function SeekLine({ durationMs }: { durationMs: number }) {
  const ms = usePlayerTime((time) => time.ms);
  // The position while dragging. Playback continues in the meantime.
  const [dragged, setDragged] = useState<number>();
  const shown = Math.min(dragged ?? ms, durationMs);
  const drop = () => {
    if (dragged !== undefined) seek(dragged);
    setDragged(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    seek(Math.max(0, Math.min(durationMs, ms + by)));
  };
  return (
    <div className="flex items-center gap-3 text-small text-soft tabular-nums max-md:absolute max-md:inset-x-0 max-md:-top-2.5 md:flex-1">
      <span className="w-12 text-right max-md:sr-only">{duration(shown)}</span>
      <div className="relative flex h-5 min-w-0 flex-1 items-center rounded-inner has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <Line part={durationMs > 0 ? shown / durationMs : 0} />
        <input
          type="range"
          aria-label="Position in the track"
          aria-valuetext={`${duration(shown)} of ${duration(durationMs)}`}
          min={0}
          max={durationMs}
          value={shown}
          onChange={({ target }) => setDragged(target.valueAsNumber)}
          onPointerUp={drop}
          onKeyUp={drop}
          onBlur={drop}
          onKeyDown={onKeyDown}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <span className="w-12 max-md:sr-only">{duration(durationMs)}</span>
    </div>
  );
}

/** A plain line for masters without peaks; the others have a waveform. */
const Line = ({ part }: { part: number }) => (
  <span aria-hidden className="h-1 w-full overflow-hidden rounded-full bg-line">
    <span className="block size-full origin-left bg-ink" style={{ transform: `scaleX(${part})` }} />
  </span>
);
