import type { OfficeAdvance } from '../../../../shared/advances/advance.ts';
import type { ArtistId } from '../../../../shared/ids.ts';
import { useAdvancesOf } from '../../data/advances/queries.ts';
import { Checkbox } from '../../ui/checkbox.tsx';

type Releases = NonNullable<OfficeAdvance['releases']>;

type Props = {
  artistId: ArtistId;
  /** Undefined for all releases, including future ones. */
  chosen: Releases | undefined;
  onChoose: (releases: Releases | undefined) => void;
};

/** Chooses the releases that an advance is recouped from. */
export function ReleaseChoice({ artistId, chosen, onChoose }: Props) {
  const releases = useAdvancesOf(artistId).data?.releases ?? [];
  if (releases.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-2">Recoup from</legend>
      <Checkbox
        label="All releases, including future ones"
        checked={chosen === undefined}
        onChange={(all) => onChoose(all ? undefined : [])}
      />
      {chosen && (
        <div className="grid max-h-48 gap-2 overflow-y-auto pl-8">
          {releases.map((release) => (
            <Checkbox
              key={release.releaseId}
              label={release.title || 'No title'}
              checked={chosen.some(({ releaseId }) => releaseId === release.releaseId)}
              onChange={(isOn) =>
                onChoose([
                  ...chosen.filter(({ releaseId }) => releaseId !== release.releaseId),
                  ...(isOn ? [release] : []),
                ])
              }
            />
          ))}
          {chosen.length === 0 && <p className="text-small text-danger">Please choose at least one</p>}
        </div>
      )}
    </fieldset>
  );
}
