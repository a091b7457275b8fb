import type { Licence } from '../../../../shared/releases/track.ts';
import { useLicenceUrl } from '../../data/media/queries.ts';
import { useOpenLicence } from '../../data/media/use-open-licence.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  releaseId: string;
  /** The release's artist, if the office opens the licence. */
  artistId?: string;
  licence: Licence;
  /** The number of the track. */
  number: number;
};

/** Opens a track's mechanical licence in a new tab, in any state of its release (product 8.5). */
export function OpenLicence({ releaseId, artistId, licence, number }: Props) {
  const ask = useLicenceUrl({ artistId, releaseId });
  const open = useOpenLicence(ask);
  return (
    <Button
      size="small"
      aria-label={ask.isPending ? undefined : `Open license of track ${number}`}
      busy={ask.isPending && 'Opening…'}
      onClick={() => open(licence.mediaId)}
    >
      Open license
    </Button>
  );
}
