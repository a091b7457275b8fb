import { useEffect, useState } from 'react';
import type { TrackId } from '../../../../../shared/ids.ts';
import { planFor, plans } from '../../../../../shared/plans/plan.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import { TRACK_LIMIT } from '../../../../../shared/releases/track-limit.ts';
import { addTrackMessage } from '../../../data/releases/messages/edit.ts';
import { useAddTrack } from '../../../data/releases/mutations/edit-release.ts';
import { usePageActions } from '../../../lib/page-actions.ts';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';
import { Button } from '../../../ui/button.tsx';
import { reveal } from '../../../ui/reveal.ts';
import { useAction } from '../../../ui/use-action.ts';
import { ADD_TRACK, cellId, fieldId } from '../fields/field-ids.ts';

/**
 * Focuses the new track's title and selects its text. The title is in the track's row, or in the fields of a single.
 */
function focusNewTrack(trackId: TrackId): void {
  const id = [cellId('title', trackId), fieldId('title', trackId)].find((each) => document.getElementById(each)) ?? '';
  reveal(id);
  const input = document.getElementById(id);
  if (input instanceof HTMLInputElement) input.select();
}

/** A button that adds a track at the end and focuses its title. */
export function AddTrack({ release, isActive }: { release: Release; isActive: boolean }) {
  const addTrack = useAddTrack(release.id);
  const count = release.trackIds.length;
  const plan = planFor(count);
  const [added, setAdded] = useState<TrackId>();
  const isShown = added !== undefined && release.trackIds.includes(added);
  useEffect(() => {
    // Moves the focus after React has finished rendering, because showing the field renders it synchronously.
    if (!isShown) return;
    const at = document.activeElement;
    // Leaves the focus where it is if the user has moved it to another field.
    if (at && at !== document.body && at.id !== ADD_TRACK) return;
    queueMicrotask(() => focusNewTrack(added));
  }, [isShown, added]);
  const add = useAction(addTrack.mutateAsync, {
    done: ({ trackIds }) => setAdded(trackIds.at(-1)),
    failed: (error) => ({ title: 'Failed to add track', text: addTrackMessage(error) }),
  });
  const canAdd = isActive && count < TRACK_LIMIT && !addTrack.isPending;
  useShortcuts({ ...(canAdd && { t: () => add() }) });
  usePageActions(canAdd ? [{ id: 'add-track', label: 'Add track', shortcut: 't', onSelect: () => add() }] : []);
  if (count >= TRACK_LIMIT) return <p className="text-small text-soft">A release has at most {TRACK_LIMIT} tracks.</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        id={ADD_TRACK}
        size={count > 0 ? 'small' : 'normal'}
        disabled={!isActive}
        busy={addTrack.isPending && 'Adding…'}
        onClick={() => add()}
      >
        Add track
      </Button>
      <span className="text-small text-soft">
        {isActive
          ? plan &&
            `${plans[plan].label}: ${plans[plan].tracks.from === plans[plan].tracks.to ? '1 track' : `${plans[plan].tracks.from}-${plans[plan].tracks.to} tracks`}`
          : 'You can add tracks and files once your account is active.'}
      </span>
    </div>
  );
}
