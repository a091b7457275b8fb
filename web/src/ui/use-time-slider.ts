import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { duration } from '../lib/format.ts';

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

type Options = {
  label: string;
  /** The position, in milliseconds. */
  ms: number;
  durationMs: number;
  onSeek: (ms: number) => void;
  /** Called when Space is pressed, to play or pause. */
  onToggle: () => void;
};

/**
 * A slider for the position in a recording, which can be dragged, clicked or moved with the arrow keys. While it is
 * dragged, playback continues; the position changes when it is released.
 * @returns the position to show, and the properties of an `<input>` that covers the picture of it
 */
export function useTimeSlider({ label, ms, durationMs, onSeek, onToggle }: Options): {
  shown: number;
  input: ComponentProps<'input'>;
} {
  const [dragged, setDragged] = useState<number>();
  const shown = Math.min(dragged ?? ms, durationMs);
  const drop = () => {
    if (dragged !== undefined) onSeek(dragged);
    setDragged(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined && event.key !== ' ') return;
    event.preventDefault();
    if (by === undefined) onToggle();
    else onSeek(Math.max(0, Math.min(durationMs, ms + by)));
  };
  return {
    shown,
    input: {
      type: 'range',
      'aria-label': label,
      'aria-valuetext': `${duration(shown)} of ${duration(durationMs)}`,
      min: 0,
      max: durationMs,
      value: shown,
      onChange: ({ target }) => setDragged(target.valueAsNumber),
      onPointerUp: drop,
      onKeyUp: drop,
      onBlur: drop,
      onKeyDown,
      className: 'absolute inset-0 size-full cursor-pointer opacity-0',
    },
  };
}
