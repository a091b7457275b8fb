import type { Media } from '../../../../shared/media/media.ts';
import type { Cover } from '../../../../shared/releases/release.ts';
import { coverAddress } from '../../lib/cover-address.ts';
import { fileSize } from '../../lib/format.ts';
import { Picture } from '../../ui/picture.tsx';
import { UploadPlace } from './upload-place.tsx';

type Props = {
  releaseId: string;
  cover: Cover | null;
  title: string;
  media: readonly Media[];
  inputId: string;
  onSent: () => void;
};

export const CoverPlace = ({ releaseId, cover, title, media, inputId, onSent }: Props) => (
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
      <div className="flex items-center gap-4">
        <Picture src={coverAddress(cover.mediaId)} alt={`Cover of ${title}`} className="w-24" />
        <p className="grid min-w-0 text-small text-soft">
          <span className="truncate text-ink">{cover.fileName}</span>
          {cover.width}x{cover.height} pixels, {fileSize(cover.size)}
        </p>
      </div>
    )}
  </UploadPlace>
);
