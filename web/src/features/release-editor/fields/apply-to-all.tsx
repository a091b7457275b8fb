import { isListed } from '../../../../../shared/is-listed.ts';
import { trackTexts } from '../../../../../shared/releases/field-text.ts';
import type { TrackField } from '../../../../../shared/releases/fields.ts';
import { orderedTracks } from '../../../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import { type SharedTrackField, sharedTrackFields } from '../../../../../shared/releases/shared-track-fields.ts';
import type { Track } from '../../../../../shared/releases/track.ts';
import { Button } from '../../../ui/button.tsx';
import { tracksThatDiffer, useApplyToTracks } from './use-apply-to-tracks.ts';

type Props<F> = {
  release: Release;
  track: Track;
  name: F;
  /** The ids of the tracks ticked in the list. If this track is one of them, only ticked tracks get its value. */
  ticked: ReadonlySet<string>;
};

const isShared = (name: TrackField): name is SharedTrackField => isListed(sharedTrackFields, name);

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

/** The maximum length of a value that is shown in the button's label. */
const MAX_SHOWN_LENGTH = 24;

/** Copies a track's answer to the tracks that have a different one. The copy can be undone. */
export const ApplyToAll = ({ name, ...props }: Props<TrackField>) =>
  isShared(name) ? <ApplyShared {...props} name={name} /> : null;

function ApplyShared<F extends SharedTrackField>({ release, track, name, ticked }: Props<F>) {
  const { give, isPending } = useApplyToTracks(release);
  const to = track[name];
  const tracks = orderedTracks(release);
  const some = ticked.size > 1 && ticked.has(track.id) ? tracks.filter(({ id }) => ticked.has(id)) : tracks;
  if (isEmpty(to) || tracksThatDiffer(some, name, to).length === 0) return null;
  const text = trackTexts[name](to).label;
  const value = text.length > MAX_SHOWN_LENGTH ? '' : ` “${text}”`;
  const where = some.length === tracks.length ? 'all tracks' : `${some.length} tracks`;
  return (
    <Button
      size="small"
      tone="quiet"
      className="justify-self-start text-soft"
      busy={isPending && 'Applying…'}
      onClick={() =>
        give(
          name,
          to,
          some.map(({ id }) => id),
        )
      }
    >
      Apply{value} to {where}
    </Button>
  );
}
