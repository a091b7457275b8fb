import { isEmptied, trackEdit } from '../../../../shared/releases/field-edits.ts';
import type { TrackField } from '../../../../shared/releases/fields.ts';
import { orderedTracks } from '../../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import type { Track } from '../../../../shared/releases/track.ts';
import { type SharedTrackField, sharedTrackFields, tracksEdit } from '../../../../shared/releases/tracks-edit.ts';
import { applyMessage } from '../../data/releases/messages/edit.ts';
import { useApplyToAll, useSaveTrackField } from '../../data/releases/mutations/edit-release.ts';
import { sameValue } from '../../lib/same-value.ts';
import { Button } from '../../ui/button.tsx';
import { notifySuccess } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';

type Props<F> = { release: Release; track: Track; name: F };

const isShared = (name: TrackField): name is SharedTrackField =>
  (sharedTrackFields as readonly string[]).includes(name);

/** A credit is the same person with the same role, whatever its id. */
const withoutIds = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(({ id: _, ...credit }: { id: string }) => credit) : value;
const isSame = (a: unknown, b: unknown) => sameValue(withoutIds(a), withoutIds(b));

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

/** Takes a track's answer over to all tracks, where one of them has another. It can be undone. */
export const ApplyToAll = ({ name, ...props }: Props<TrackField>) =>
  isShared(name) ? <ApplyShared {...props} name={name} /> : null;

function ApplyShared<F extends SharedTrackField>({ release, track, name }: Props<F>) {
  const apply = useApplyToAll(release.id);
  const saveOne = useSaveTrackField(release.id);
  const to = track[name];
  const tracks = orderedTracks(release);
  const others = tracks.filter((each) => !isSame(each[name], to));
  const undo = useAction<void, void>(
    async () => {
      for (const other of others)
        await saveOne.mutateAsync({ trackId: other.id, body: trackEdit(name, to, other[name]) });
    },
    { failed: (error) => ({ title: 'Not undone', text: applyMessage(error) }) },
  );
  const run = useAction(apply.mutateAsync, {
    done: () =>
      void notifySuccess({
        title: `Applied to all ${tracks.length} tracks`,
        // A list that was empty before cannot be emptied again.
        ...(!others.some((other) => isEmptied(to, other[name])) && {
          action: { label: 'Undo', onSelect: () => undo() },
        }),
      }),
    failed: (error) => ({ title: 'Not applied', text: applyMessage(error) }),
  });
  if (others.length === 0 || isEmpty(to)) return null;
  const from: Record<string, Track[F]> = Object.fromEntries(tracks.map((each) => [each.id, each[name]]));
  return (
    <Button
      size="small"
      tone="quiet"
      className="justify-self-start text-soft"
      busy={apply.isPending && 'Applying…'}
      onClick={() => run(tracksEdit(name, from, to))}
    >
      Apply to all tracks
    </Button>
  );
}
