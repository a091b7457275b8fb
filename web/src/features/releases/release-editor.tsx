import type { ReactNode } from 'react';
import { orderedTracks } from '../../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import type { Track } from '../../../../shared/releases/track.ts';
import { AddTrack } from './add-track.tsx';
import { AlbumInformation, CopyrightAndLabel, ReleaseDates } from './album-sections.tsx';
import { EditorSection } from './editor-section.tsx';
import { TrackFields } from './track-fields.tsx';

type Props = {
  release: Release;
  isActive: boolean;
  /** The places for files come from the page: another feature sends them. */
  cover: ReactNode;
  audioOf: (track: Track, number: number) => ReactNode;
};

/** Every field of a draft. Each one saves itself. */
export const ReleaseEditor = ({ release, isActive, cover, audioOf }: Props) => (
  <div>
    <EditorSection title="Artwork">{cover}</EditorSection>
    <AlbumInformation release={release} />
    <EditorSection title="Tracks" lead="In the order of the release">
      {orderedTracks(release).map((track, i) => (
        <TrackFields key={track.id} release={release} track={track} number={i + 1} audio={audioOf(track, i + 1)} />
      ))}
      <AddTrack release={release} isActive={isActive} />
    </EditorSection>
    <CopyrightAndLabel release={release} />
    <ReleaseDates release={release} />
  </div>
);
