import type { Media } from '../../../../shared/media/media.ts';
import type { Cover } from '../../../../shared/releases/release.ts';
import { fileSize } from '../../lib/format.ts';
import { UploadPlace } from './upload-place.tsx';

type Props = {
  releaseId: string;
  cover: Cover | null;
  media: readonly Media[];
  inputId: string;
  onSent: () => void;
};

export const CoverPlace = ({ releaseId, cover, media, inputId, onSent }: Props) => (
  <UploadPlace
    releaseId={releaseId}
    target={{ kind: 'cover' }}
    media={media}
    label="Cover art"
    inputId={inputId}
    hint="A square JPEG, at least 3000x3000 pixels, under 25 MB"
    hasFile={cover !== null}
    onSent={onSent}
  >
    {cover && (
      <p className="grid min-w-0 text-small text-soft">
        <span className="truncate text-ink">{cover.fileName}</span>
        <span>
          {cover.width}x{cover.height} pixels, {fileSize(cover.size)}
          {cover.convertedFrom && `, colors converted from ${cover.convertedFrom} to sRGB`}
        </span>
      </p>
    )}
  </UploadPlace>
);
