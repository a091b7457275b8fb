import type { TrackId } from '../../../../shared/ids.ts';
import type { Media } from '../../../../shared/media/media.ts';
import type { Licence } from '../../../../shared/releases/track.ts';
import { fileSize } from '../../lib/format.ts';
import { OpenLicence } from '../release-view/open-licence.tsx';
import { UploadPlace } from './upload-place.tsx';

type Props = {
  releaseId: string;
  trackId: TrackId;
  number: number;
  licence: Licence | null;
  media: readonly Media[];
  inputId: string;
  onSent: () => void;
};

/** The place for a cover song's mechanical licence, as a PDF (product 8.5). */
export function LicencePlace({ releaseId, trackId, number, licence, media, inputId, onSent }: Props) {
  return (
    <UploadPlace
      releaseId={releaseId}
      target={{ kind: 'licence', trackId }}
      media={media}
      label={`Mechanical license for track ${number}`}
      inputId={inputId}
      hint="The mechanical license, a PDF under 25 MB"
      hasFile={licence !== null}
      onSent={onSent}
    >
      {licence && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 text-small text-soft">
            <span className="text-ink [overflow-wrap:anywhere]">{licence.fileName}</span>, {fileSize(licence.size)}
          </p>
          <OpenLicence releaseId={releaseId} licence={licence} number={number} />
        </div>
      )}
    </UploadPlace>
  );
}
