import type { Release } from '../../../shared/releases/release.ts';
import type { Track } from '../../../shared/releases/track.ts';
import { hasStopped, useUpload } from '../data/media/upload-store.ts';
import { SoundPart } from '../features/sound/sound-part.tsx';
import { lazyWithRetry } from '../lib/lazy-with-retry.tsx';

const DraftSound = lazyWithRetry(() => import('./draft-sound.tsx'));

/**
 * The sound of a draft's track. Its place is kept free as soon as a recording is on its way, so that nothing below
 * moves when the sound appears.
 */
export function DraftTrackSound({ release, track }: { release: Release; track: Track }) {
  const upload = useUpload({ releaseId: release.id, target: { kind: 'audio', trackId: track.id } });
  const isComing = upload !== undefined && !hasStopped(upload);
  if (!track.audio && !isComing) return null;
  return (
    <div className="min-h-64 pt-4 sm:min-h-50">
      {track.audio && (
        <SoundPart>
          <DraftSound release={release} track={track} />
        </SoundPart>
      )}
    </div>
  );
}
