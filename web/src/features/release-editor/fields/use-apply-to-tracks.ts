import { isEmptied } from '../../../../../shared/releases/emptied-list.ts';
import { type TrackEdit, trackEdit } from '../../../../../shared/releases/field-edit.ts';
import { orderedTracks } from '../../../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import {
  type SharedTrackField,
  type TracksEdit,
  tracksEdit,
} from '../../../../../shared/releases/shared-track-fields.ts';
import type { Track } from '../../../../../shared/releases/track.ts';
import { sameValue } from '../../../../../shared/same-value.ts';
import { applyMessage } from '../../../data/releases/messages/edit.ts';
import { useApplyToAll, useSaveTrackField } from '../../../data/releases/mutations/edit-release.ts';
import { notifySuccess } from '../../../ui/toast.tsx';
import { useAction } from '../../../ui/use-action.ts';

/** Removes credit ids, because the same person in the same role counts as equal whatever the id. */
const withoutIds = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(({ id: _, ...credit }: { id: string }) => credit) : value;
const isSame = (a: unknown, b: unknown): boolean => sameValue(withoutIds(a), withoutIds(b));

/** The tracks that have a different value. */
export const tracksThatDiffer = <F extends SharedTrackField>(
  tracks: readonly Track[],
  name: F,
  to: Track[F],
): Track[] => tracks.filter((track) => !isSame(track[name], to));

type OneEdit = { trackId: string; body: TrackEdit };
type Wanted = { edit: TracksEdit; said: string; back: readonly OneEdit[] | undefined };

/** Sets a field of several tracks to one value. Undo gives each track its previous value (product 7.13). */
export function useApplyToTracks(release: Release) {
  const apply = useApplyToAll(release.id);
  const saveOne = useSaveTrackField(release.id);
  const undo = useAction(
    async (edits: readonly OneEdit[]) => {
      for (const edit of edits) await saveOne.mutateAsync(edit);
    },
    { failed: (error) => ({ title: 'We couldn’t undo that', text: applyMessage(error) }) },
  );
  const run = useAction(({ edit }: Wanted) => apply.mutateAsync(edit), {
    done: (_, { said, back }) =>
      void notifySuccess({ title: said, ...(back && { action: { label: 'Undo', onSelect: () => undo(back) } }) }),
    failed: (error) => ({ title: 'Not applied', text: applyMessage(error) }),
  });
  const give = <F extends SharedTrackField>(name: F, to: Track[F], trackIds: readonly string[]): void => {
    const tracks = orderedTracks(release).filter(({ id }) => trackIds.includes(id));
    const others = tracksThatDiffer(tracks, name, to);
    const from: Record<string, Track[F]> = Object.fromEntries(tracks.map((each) => [each.id, each[name]]));
    const isAll = tracks.length === release.trackIds.length;
    run({
      edit: tracksEdit(name, from, to, isAll ? undefined : true),
      said: `Applied to ${isAll ? 'all ' : ''}${tracks.length} tracks`,
      // There is no undo if a list was empty before, because the server does not accept an empty list.
      back: others.some((other) => isEmptied(to, other[name]))
        ? undefined
        : others.map((other) => ({ trackId: other.id, body: trackEdit(name, to, other[name]) })),
    });
  };
  return { give, isPending: apply.isPending };
}
