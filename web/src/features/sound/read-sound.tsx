import type { Release } from '../../../../shared/releases/release.ts';
import type { Track } from '../../../../shared/releases/track.ts';
import type { Listener } from '../../data/player/playable.ts';
import { lazyWithRetry } from '../../lib/lazy-with-retry.tsx';
import { SoundPart } from './sound-part.tsx';

const TrackSound = lazyWithRetry(() => import('./track-sound.tsx'));

type Props = { release: Release; track: Track; listener: Listener };

/** The sound of a track where the release is only read. Nothing, if the product has not listened to it. */
export const ReadSound = ({ release, track, listener }: Props) =>
  track.audio?.heard && (
    <SoundPart>
      <TrackSound release={release} track={track} listener={listener} />
    </SoundPart>
  );
