import { arrayMove } from '@dnd-kit/sortable';
import { type ReactNode, useEffect, useState } from 'react';
import { orderedTracks } from '../../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { TRACK_LIMIT, type Track } from '../../../../shared/releases/track.ts';
import { moveTrackMessage } from '../../data/releases/messages/edit.ts';
import { useMoveTracks } from '../../data/releases/mutations/edit-release.ts';
import { SortableList } from '../../ui/sortable-list.tsx';
import { useAction } from '../../ui/use-action.ts';
import { AddTrack } from './add-track.tsx';
import { EditorSection } from './editor-section.tsx';
import { setTrackOpen } from './open-tracks.ts';
import { SectionNeeds } from './section-needs.tsx';
import { type TrackFiles, TrackItem } from './track-item.tsx';

type Props = {
  release: Release;
  isActive: boolean;
  filesOf: (track: Track, number: number) => TrackFiles;
  /** Makes tracks of files: another feature reads them. */
  begin: ReactNode;
};

/** The tracks of a draft: add, open, order, delete (product 7.1, 7.3, 7.4). */
export function TracksSection({ release, isActive, filesOf, begin }: Props) {
  const { trackIds } = release;
  // A single is its track: nothing is gained by a list of one that is closed.
  const [only] = useState(() => (trackIds.length === 1 ? trackIds[0] : undefined));
  useEffect(() => {
    if (only) setTrackOpen(only, true);
  }, [only]);
  const order = useAction(useMoveTracks(release.id).mutateAsync, {
    failed: (error) => ({ title: 'Not moved', text: moveTrackMessage(error) }),
  });
  const move = (from: number, to: number) => order({ from: trackIds, to: arrayMove([...trackIds], from, to) });
  return (
    <EditorSection
      title="Tracks"
      wide
      aside={
        <>
          <SectionNeeds release={release} section="Tracks" />
          <span className="whitespace-nowrap tabular-nums">
            {trackIds.length} of {TRACK_LIMIT}
          </span>
        </>
      }
    >
      <SortableList
        label="Tracks, in order"
        items={orderedTracks(release)}
        keyOf={({ id }) => id}
        nameOf={({ title }, i) => title || `Track ${i + 1}`}
        onMove={move}
      >
        {(track, i, handle) => (
          <TrackItem
            release={release}
            track={track}
            number={i + 1}
            handle={handle}
            onMove={(to) => move(i, to)}
            files={filesOf(track, i + 1)}
          />
        )}
      </SortableList>
      <div className="border-t border-line pt-4">
        {release.status === 'draft' ? (
          <div className="grid gap-4">
            {isActive && trackIds.length < TRACK_LIMIT && begin}
            <AddTrack release={release} isActive={isActive} />
          </div>
        ) : (
          <p className="text-small text-soft">Since it was submitted, its tracks stay the same ones.</p>
        )}
      </div>
    </EditorSection>
  );
}
