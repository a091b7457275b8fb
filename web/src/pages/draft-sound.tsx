import type { Release } from '../../../shared/releases/release.ts';
import type { Track } from '../../../shared/releases/track.ts';
import { FieldFindings } from '../features/release-editor/fields/field-findings.tsx';
import { useTrackField } from '../features/release-editor/fields/use-release-field.ts';
import TrackSound from '../features/sound/track-sound.tsx';

/** The sound of a draft's track, on which the artist chooses the preview and settles findings. */
export default function DraftSound({ release, track }: { release: Release; track: Track }) {
  return (
    <TrackSound
      release={release}
      track={track}
      listener="artist"
      previewField={useTrackField(release, track, 'previewStartSeconds')}
      actionsOf={(finding) => <FieldFindings release={release} findings={[finding]} />}
    />
  );
}
