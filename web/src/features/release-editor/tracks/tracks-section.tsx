import { type ReactNode, useState } from 'react';
import { orderedTracks } from '../../../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { Track } from '../../../../../shared/releases/track.ts';
import { TRACK_LIMIT } from '../../../../../shared/releases/track-limit.ts';
import { moveTrackMessage } from '../../../data/releases/messages/edit.ts';
import { useMoveTracks } from '../../../data/releases/mutations/edit-release.ts';
import { withItemMoved } from '../../../lib/with-item-moved.ts';
import { classes } from '../../../ui/classes.ts';
import { useAction } from '../../../ui/use-action.ts';
import { EditorSection } from '../editor-section.tsx';
import { SectionNeeds } from '../needs/section-needs.tsx';
import { AddTrack } from './add-track.tsx';
import { useOpenTrack } from './open-track.ts';
import { SingleTrack } from './single-track.tsx';
import type { TrackFiles } from './track-fields.tsx';
import { TrackPanel } from './track-panel.tsx';
import { TracksTable } from './tracks-table.tsx';

type Props = {
  release: Release;
  isActive: boolean;
  filesOf: (track: Track, number: number) => TrackFiles;
  /** A button that creates tracks from files. Another feature reads the files. */
  begin: ReactNode;
};

/**
 * The tracks of a draft, which can be added, edited, reordered and deleted (product 7.1, 7.3, 7.4). A single shows its
 * track in full; an album shows a table.
 */
export function TracksSection({ release, isActive, filesOf, begin }: Props) {
  const { trackIds } = release;
  const tracks = orderedTracks(release);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const opened = useOpenTrack(release);
  const openIndex = tracks.findIndex(({ id }) => id === opened);
  const open = tracks[openIndex];
  const order = useAction(useMoveTracks(release.id).mutateAsync, {
    failed: (error) => ({ title: 'Not moved', text: moveTrackMessage(error) }),
  });
  const move = (from: number, to: number) => order({ from: trackIds, to: withItemMoved(trackIds, from, to) });
  const [only] = tracks;
  // Excludes tracks that have been deleted.
  const there = new Set<string>([...ticked].filter((id) => trackIds.some((each) => each === id)));
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
      {tracks.length > 1 ? (
        <TracksTable release={release} onMove={move} ticked={there} onTick={setTicked} />
      ) : (
        only && <SingleTrack release={release} track={only} files={filesOf(only, 1)} />
      )}
      {open && (
        <TrackPanel
          release={release}
          track={open}
          files={filesOf(open, openIndex + 1)}
          ticked={there}
          onMove={(to) => move(openIndex, to)}
        />
      )}
      <div className="border-t border-line pt-4">
        {release.status === 'draft' ? (
          <div className={classes('gap-x-3 gap-y-4', only ? 'flex flex-wrap items-center' : 'grid')}>
            {isActive && trackIds.length < TRACK_LIMIT && begin}
            <AddTrack release={release} isActive={isActive} />
          </div>
        ) : (
          <p className="text-small text-soft">Tracks can’t be added or removed after submission.</p>
        )}
      </div>
    </EditorSection>
  );
}
