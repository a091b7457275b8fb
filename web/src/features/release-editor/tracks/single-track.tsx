import { Ellipsis } from 'lucide-react';
import { creditsText } from '../../../../../shared/releases/field-text.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { Track } from '../../../../../shared/releases/track.ts';
import { duration } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TrackFields, type TrackFiles } from './track-fields.tsx';
import { TrackMenuButton } from './track-menu-button.tsx';

const NOBODY: ReadonlySet<string> = new Set();

/** A single's track with all its fields, because a list of one track would not help. */
export const SingleTrack = ({ release, track, files }: { release: Release; track: Track; files: TrackFiles }) => (
  <section aria-label="Track 1" className="max-w-[45rem]">
    <div className="flex min-h-11 items-center gap-3">
      <h3 className="grid min-w-0 flex-1 font-text text-body font-[560] tracking-normal">
        <span dir="auto" className="truncate">
          {track.title || 'Track 1'}
        </span>
        <span className="truncate text-small font-normal text-soft">{creditsText(track.artists, 'Primary')}</span>
      </h3>
      {track.audio && <span className="text-small text-soft tabular-nums">{duration(track.audio.durationMs)}</span>}
      <TrackMenuButton release={release} track={track} number={1} onMove={() => undefined}>
        <IconButton label="More actions for track 1" className="text-soft">
          <Ellipsis />
        </IconButton>
      </TrackMenuButton>
    </div>
    <TrackFields release={release} track={track} files={files} ticked={NOBODY} />
  </section>
);
