import type { Release } from '../../../../shared/releases/release.ts';
import type { Track } from '../../../../shared/releases/track.ts';
import type { Listener } from '../../data/player/playable.ts';
import { duration, fileSize } from '../../lib/format.ts';
import { PlayButton } from '../release-view/play-button.tsx';

type Props = { release: Release; track: Track; listener?: Listener };

/** A checked master: its name, its properties, and a play button. */
export function AudioFile({ release, track: { id, audio }, listener }: Props) {
  if (!audio) return null;
  return (
    <div className="flex items-center gap-3">
      <PlayButton release={release} trackId={id} listener={listener} tone="plain" />
      <p className="min-w-0 text-small text-soft tabular-nums">
        <span className="text-ink [overflow-wrap:anywhere]">{audio.fileName}</span>
        <br />
        {duration(audio.durationMs)} · {audio.format} · {audio.sampleRate / 1000} kHz · {fileSize(audio.size)}
      </p>
    </div>
  );
}
