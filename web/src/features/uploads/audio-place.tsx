import { audioHint } from '../../../../shared/media/file-finding.ts';
import type { Media } from '../../../../shared/media/media.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import type { Track } from '../../../../shared/releases/track.ts';
import { losslessMb } from '../../lib/site-config.ts';
import { AudioFile } from './audio-file.tsx';
import { UploadPlace } from './upload-place.tsx';

type Props = {
  release: Release;
  track: Track;
  number: number;
  media: readonly Media[];
  inputId: string;
  onSent: () => void;
};

export const AudioPlace = ({ release, track, number, media, inputId, onSent }: Props) => (
  <UploadPlace
    releaseId={release.id}
    target={{ kind: 'audio', trackId: track.id }}
    media={media}
    label={`Audio file for track ${number}`}
    inputId={inputId}
    hint={audioHint(losslessMb())}
    hasFile={track.audio !== null}
    onSent={onSent}
  >
    {track.audio && <AudioFile release={release} track={track} />}
  </UploadPlace>
);
