import { seek, togglePlayer } from '../../data/player/player.ts';
import { usePlayerTime } from '../../data/player/player-store.ts';
import { duration } from '../../lib/format.ts';
import { useTimeSlider } from '../../ui/use-time-slider.ts';

/** The player's position in the track. The page of a release shows it on the track's waveform too. */
export function SeekLine({ durationMs }: { durationMs: number }) {
  const ms = usePlayerTime((time) => time.ms);
  const { shown, input } = useTimeSlider({
    label: 'Position in the track',
    ms,
    durationMs,
    onSeek: seek,
    onToggle: togglePlayer,
  });
  return (
    <div className="flex items-center gap-3 text-small text-soft tabular-nums max-md:absolute max-md:inset-x-0 max-md:-top-2.5 md:flex-1">
      <span className="w-12 text-right max-md:sr-only">{duration(shown)}</span>
      <div className="relative flex h-5 min-w-0 flex-1 items-center rounded-inner has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <Line part={durationMs > 0 ? shown / durationMs : 0} />
        <input {...input} />
      </div>
      <span className="w-12 max-md:sr-only">{duration(durationMs)}</span>
    </div>
  );
}

const Line = ({ part }: { part: number }) => (
  <span aria-hidden className="h-1 w-full overflow-hidden rounded-full bg-line">
    <span className="block size-full origin-left bg-ink" style={{ transform: `scaleX(${part})` }} />
  </span>
);
