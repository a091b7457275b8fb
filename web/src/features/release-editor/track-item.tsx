import { ChevronDown, Ellipsis } from 'lucide-react';
import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { type TrackNeed, trackLacks } from '../../../../shared/releases/completeness.ts';
import { trackFieldNames } from '../../../../shared/releases/fields.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import type { Track } from '../../../../shared/releases/track.ts';
import { duration } from '../../lib/format.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { lazyMenu } from '../../ui/lazy-menu.tsx';
import { creditsText } from '../release-view/field-text.ts';
import { ApplyToAll } from './apply-to-all.tsx';
import { TrackFieldEditor } from './field-editor.tsx';
import { setTrackOpen, useIsTrackOpen } from './open-tracks.ts';

const TrackMenu = lazyMenu(() => import('./track-menu.tsx'));
const DeleteTrack = lazyDialog(() => import('./delete-track-dialog.tsx'));

type Props = {
  release: Release;
  track: Track;
  number: number;
  /** By what it is dragged. */
  handle: ReactNode;
  /** Moves it to another index. */
  onMove: (to: number) => void;
  files: TrackFiles;
};

/** The places for the files of a track: another feature sends them. */
export type TrackFiles = { audio: ReactNode; licence: ReactNode };

/** What a track still lacks that the release needs, in a word or two. */
const lackTexts: [TrackNeed, text: string][] = [
  ['audio', 'No audio'],
  ['title', 'No title'],
  ['artist', 'No artist'],
  ['explicit', 'Explicit?'],
];
const lackOf = (track: Track): string | undefined => {
  const lacks = trackLacks(track);
  return lackTexts.find(([need]) => lacks.includes(need))?.[1];
};

/** One track: a line of the track list that opens to its fields. */
export function TrackItem({ release, track, number, handle, onMove, files }: Props) {
  const panel = useId();
  const isOpen = useIsTrackOpen(track.id);
  // Its fields are drawn when it is first opened, and stay: what is typed in them is not taken away by folding.
  const wasOpen = useRef(isOpen);
  wasOpen.current ||= isOpen;
  const [isDeleting, setDeleting] = useState(false);
  const count = release.trackIds.length;
  const isDraft = release.status === 'draft';
  const title = track.title || `Track ${number}`;
  const lack = lackOf(track);
  return (
    <section aria-label={`Track ${number}`} className={classes('border-t border-line', isOpen && 'pb-6')}>
      <div className="flex min-h-14 items-center gap-1">
        {handle}
        <h3 className="min-w-0 flex-1 text-body font-normal">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            onClick={() => setTrackOpen(track.id, !isOpen)}
            className="group flex min-h-14 w-full items-center gap-3 rounded-card px-2 text-left font-text tracking-normal hover:bg-sunken"
          >
            <span className="w-5 shrink-0 text-soft tabular-nums">{number}</span>
            <span className="grid min-w-0 flex-1">
              <span className="truncate font-[560]">{title}</span>
              <span className="truncate text-small text-soft">{creditsText(track.artists, 'Primary')}</span>
            </span>
            <span className={classes('shrink-0 text-small tabular-nums', lack ? 'text-ready' : 'text-soft')}>
              {lack ?? (track.audio && duration(track.audio.durationMs))}
            </span>
            <ChevronDown
              className="size-4 shrink-0 text-soft transition-transform group-aria-expanded:rotate-180"
              aria-hidden
            />
          </button>
        </h3>
        {(isDraft || count > 1) && (
          <TrackMenu
            number={number}
            count={count}
            onMove={onMove}
            onDelete={isDraft ? () => setDeleting(true) : undefined}
          >
            <IconButton label={`More for track ${number}`} className="text-soft">
              <Ellipsis />
            </IconButton>
          </TrackMenu>
        )}
      </div>
      {wasOpen.current && (
        <div id={panel} hidden={!isOpen} className="grid gap-1 pt-2 max-sm:gap-5 sm:pl-4">
          <div className="pb-4">{files.audio}</div>
          {trackFieldNames.map((name) => (
            <TrackFieldEditor
              key={name}
              release={release}
              track={track}
              name={name}
              below={
                <>
                  {name === 'containsCover' && (track.containsCover || track.licence) && files.licence}
                  <ApplyToAll release={release} track={track} name={name} />
                </>
              }
            />
          ))}
        </div>
      )}
      {isDeleting && (
        <Suspense>
          <DeleteTrack releaseId={release.id} track={track} number={number} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </section>
  );
}
