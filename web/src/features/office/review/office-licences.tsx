import type { Track } from '../../../../../shared/releases/track.ts';
import { useOfficeLicenceAddress } from '../../../data/media/queries.ts';
import { useOpenLicence } from '../../../data/media/use-open-licence.ts';
import { Button } from '../../../ui/button.tsx';
import { PageSection } from '../../../ui/page-section.tsx';

type Props = { artistId: string; releaseId: string; tracks: readonly Track[] };

/** The licences of cover songs, each in a tab of its own. */
export function OfficeLicences({ artistId, releaseId, tracks }: Props) {
  const ask = useOfficeLicenceAddress({ artistId, releaseId });
  const open = useOpenLicence(ask);
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
            <Button
              size="small"
              aria-label={`Open licence of track ${number}`}
              busy={ask.isPending && ask.variables === licence.mediaId && 'Opening…'}
              onClick={() => open(licence.mediaId)}
            >
              Open licence
            </Button>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
