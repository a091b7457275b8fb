import { memo, useMemo, useRef } from 'react';
import type { SoundPlace } from '../../../../shared/listening/sound.ts';
import type { Peaks } from '../../data/listening/measure-in-browser.ts';
import { type TrackPart, usePlayerTime } from '../../data/player/player-store.ts';
import { classes } from '../../ui/classes.ts';
import { useTimeSlider } from '../../ui/use-time-slider.ts';
import { useWidth } from '../../ui/use-width.ts';
import type { Playback } from './use-playback.ts';
import { waveColumns, wavePath } from './wave-columns.ts';

type Props = {
  label: string;
  playback: Playback;
  durationMs: number;
  /** Undefined if there is no waveform: a line is drawn instead. */
  wave: Peaks | undefined;
  /** Whether the waveform is still being made or loaded. */
  isBusy: boolean;
  places: readonly SoundPlace[];
  /** The preview. */
  preview: TrackPart | undefined;
  /** Whether the preview has a handle below the waveform. */
  hasHandle: boolean;
};

/** The maximum number of columns. More would not be visible, and would make drawing slow. */
const MAX_COLUMNS = 1600;

const percent = (share: number) => `${100 * share}%`;

/** The waveform of a recording, with the places that have findings. It is the timeline of its player too. */
export function Waveform({ label, playback, durationMs, wave, isBusy, places, preview, hasHandle }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const columns = Math.min(MAX_COLUMNS, Math.round(width * window.devicePixelRatio));
  const path = useMemo(
    () =>
      wavePath(
        wave && columns > 0
          ? waveColumns(wave.peaks, { cellMs: wave.cellMs, durationMs, columns })
          : [{ low: 0, high: 0 }],
      ),
    [wave, durationMs, columns],
  );
  const shape = { path, width: wave ? columns : 1 };
  return (
    <div
      ref={box}
      onPointerEnter={playback.prepare}
      className={classes(
        'relative h-20 rounded-inner has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isBusy && 'animate-breathe bg-sunken',
      )}
    >
      {places.map(({ kind, at, ms }) => (
        <Span
          key={`${kind} ${at}`}
          part={{ fromMs: at, toMs: at + ms }}
          durationMs={durationMs}
          className={classes(
            'min-w-0.5 border-t-4',
            kind === 'broken' ? 'border-danger bg-danger/20' : 'border-ready bg-ready/20',
          )}
        />
      ))}
      <Shape {...shape} className="text-edge" />
      {preview && (
        <Span
          part={preview}
          durationMs={durationMs}
          className={classes('min-w-1 border-2 border-ink', hasHandle ? 'rounded-t-inner border-b-0' : 'rounded-inner')}
        />
      )}
      <Position label={label} playback={playback} durationMs={durationMs}>
        <Shape {...shape} className="text-ink" />
      </Position>
    </div>
  );
}

type ShapeProps = { path: string; width: number; className: string };

const Shape = memo(({ path, width, className }: ShapeProps) => (
  <svg
    aria-hidden
    viewBox={`0 0 ${width} 2`}
    preserveAspectRatio="none"
    className={classes('pointer-events-none absolute inset-0 size-full', className)}
  >
    <path d={path} fill="currentColor" />
  </svg>
));

type SpanProps = { part: TrackPart; durationMs: number; className: string };

/** A stretch of the timeline. */
const Span = ({ part: { fromMs, toMs }, durationMs, className }: SpanProps) => (
  <span
    aria-hidden
    className={classes('absolute inset-y-0', className)}
    style={{ left: percent(fromMs / durationMs), width: percent((Math.min(toMs, durationMs) - fromMs) / durationMs) }}
  />
);

type PositionProps = Pick<Props, 'label' | 'playback' | 'durationMs'> & { children: React.ReactNode };

/** The part that was played, in a stronger colour. Separate, because it changes four times a second. */
function Position({ label, playback, durationMs, children }: PositionProps) {
  const ms = usePlayerTime((time) => (playback.isCurrent ? time.ms : 0));
  const { shown, input } = useTimeSlider({
    label,
    ms,
    durationMs,
    onSeek: playback.seek,
    onToggle: playback.toggle,
  });
  const share = durationMs > 0 ? shown / durationMs : 0;
  return (
    <>
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${percent(1 - share)} 0 0)` }}>
        {children}
      </div>
      {playback.isCurrent && (
        <span
          aria-hidden
          className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-ink"
          style={{ left: percent(share) }}
        />
      )}
      <input {...input} />
    </>
  );
}
