import { useEffect, useRef } from 'react';
import { latestPreviewStart, PREVIEW_SECONDS } from '../../../../shared/releases/preview-start.ts';
import { timeCode } from '../../../../shared/time-code.ts';
import type { TrackPart } from '../../data/player/player-store.ts';
import { useWidth } from '../../ui/use-width.ts';
import type { SavingField } from '../saving-field/use-saving-field.ts';

type Props = {
  id: string;
  field: SavingField<string>;
  durationMs: number;
  preview: TrackPart;
};

/** The least width of the handle in px, because half a minute of a long recording is too thin to grip. */
const LEAST_HANDLE = 28;
/** How long after the last key the value is saved, so that a walk over many seconds is one edit. */
const KEYS_REST_MS = 700;

/** A slider as long as the waveform, whose handle is the preview: dragged, or moved with the arrow keys by a second. */
export function PreviewSlider({ id, field, durationMs, preview }: Props) {
  const lane = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const width = useWidth(lane);
  const latest = latestPreviewStart(durationMs);
  const start = preview.fromMs / 1000;
  const handle = Math.max(LEAST_HANDLE, (width * PREVIEW_SECONDS * 1000) / durationMs);
  const save = () => {
    clearTimeout(timer.current);
    field.commit();
  };
  return (
    <div
      ref={lane}
      className="relative h-6 rounded-inner has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:h-11"
    >
      <span
        aria-hidden
        className="absolute inset-y-0 grid place-items-center overflow-hidden rounded-b-inner bg-ink text-small text-paper pointer-coarse:bottom-3"
        style={{ width: `${handle}px`, left: `${latest > 0 ? (start / latest) * (width - handle) : 0}px` }}
      >
        {handle > 72 ? 'Preview' : <span className="h-3 w-2 border-x border-paper" />}
      </span>
      <input
        id={id}
        type="range"
        aria-label="Preview start"
        aria-valuetext={timeCode(preview.fromMs)}
        min={0}
        max={latest}
        value={start}
        onChange={({ target }) => field.type(target.value)}
        onPointerUp={save}
        onBlur={save}
        onKeyUp={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(field.commit, KEYS_REST_MS);
        }}
        // The invisible handle is as wide as the one that is shown, so that it is dragged from where it is gripped.
        style={{ '--handle': `${handle}px` }}
        className="absolute inset-0 size-full cursor-grab appearance-none opacity-0 active:cursor-grabbing [&::-moz-range-thumb]:h-full [&::-moz-range-thumb]:w-(--handle) [&::-moz-range-thumb]:border-0 [&::-webkit-slider-thumb]:h-11 [&::-webkit-slider-thumb]:w-(--handle) [&::-webkit-slider-thumb]:appearance-none"
      />
    </div>
  );
}
