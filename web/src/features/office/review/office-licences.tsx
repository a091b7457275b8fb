import type { Track } from '../../../../../shared/releases/track.ts';
import { PageSection } from '../../../ui/page-section.tsx';
import { OpenLicence } from '../../release-view/open-licence.tsx';

type Props = { artistId: string; releaseId: string; tracks: readonly Track[] };

/** Links to the licences of cover songs. Each opens in its own tab. */
export function OfficeLicences({ artistId, releaseId, tracks }: Props) {
  const licensed = tracks.flatMap(({ id, licence }, n) => (licence ? [{ id, licence, number: n + 1 }] : []));
  if (licensed.length === 0) return null;
  return (
    <PageSection title="Licences" wide>
      <ul className="grid max-w-4xl gap-2">
        {licensed.map(({ id, licence, number }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              Track {number}: {licence.fileName}
            </span>
            <OpenLicence artistId={artistId} releaseId={releaseId} licence={licence} number={number} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
