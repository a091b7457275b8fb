import type { TrackId } from '../../../../shared/ids.ts';
import type { Media } from '../../../../shared/media/media.ts';
import type { Audio } from '../../../../shared/releases/track.ts';
import { AudioPlayer } from './audio-player.tsx';
import { UploadPlace } from './upload-place.tsx';

type Props = {
  releaseId: string;
  trackId: TrackId;
  number: number;
  audio: Audio | null;
  media: readonly Media[];
  inputId: string;
  onSent: () => void;
};

export const AudioPlace = ({ releaseId, trackId, number, audio, media, inputId, onSent }: Props) => (
  <UploadPlace
    releaseId={releaseId}
    target={{ kind: 'audio', trackId }}
    media={media}
    label={`Audio file for track ${number}`}
    inputId={inputId}
    hint="WAV, FLAC, MP3 or M4A, under 100 MB"
    hasFile={audio !== null}
    onSent={onSent}
  >
    {audio && <AudioPlayer releaseId={releaseId} audio={audio} number={number} />}
  </UploadPlace>
);
