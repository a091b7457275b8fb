import { ChevronDown, ChevronUp, Ellipsis, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { orderedTracks } from '../../../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { Track } from '../../../../../shared/releases/track.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { PlayButton } from '../../release-view/play-button.tsx';
import { closeOnEscape, closeTrack, PANEL, showTrack, usePanelPlace } from './open-track.ts';
import { TrackFields, type TrackFiles } from './track-fields.tsx';
import { TrackMenuButton } from './track-menu-button.tsx';
import { TWO_COLUMNS } from './two-columns.ts';

const TrackSheet = lazyDialog(() => import('./track-sheet.tsx'));

type Props = {
  release: Release;
  track: Track;
  files: TrackFiles;
  ticked: ReadonlySet<string>;
  onMove: (to: number) => void;
};

/**
 * All fields of an album's track. They are shown in the page's second column, so that the list and the release's needs
 * stay visible, or over the page if it has only one column.
 */
export function TrackPanel(props: Props) {
  const isWide = useMedia(TWO_COLUMNS);
  const place = usePanelPlace();
  if (!isWide) {
    return (
      <TrackSheet releaseId={props.release.id} title={titleOf(props)} onClose={closeTrack}>
        <Inside {...props} isSheet />
      </TrackSheet>
    );
  }
  if (!place) return null;
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape for every control inside
    <div
      onKeyDown={closeOnEscape}
      data-scrolls
      className="h-full animate-arrive overflow-y-auto overscroll-contain rounded-card border border-line bg-raised px-6 pb-10 [--from-x:1rem] [--from-y:0]"
    >
      <Inside {...props} />
    </div>,
    place,
  );
}

const numberOf = ({ release, track }: Pick<Props, 'release' | 'track'>) => release.trackIds.indexOf(track.id) + 1;
const titleOf = (props: Pick<Props, 'release' | 'track'>) => props.track.title || `Track ${numberOf(props)}`;

function Inside({ isSheet, ...props }: Props & { isSheet?: boolean }) {
  const { release, track, files, ticked } = props;
  const number = numberOf(props);
  const tracks = orderedTracks(release);
  const before = tracks[number - 2];
  const next = tracks[number];
  // The sheet has its own title above this heading; in the column, this heading follows the page's.
  const Heading = isSheet ? 'h3' : 'h2';
  return (
    <section id={PANEL} tabIndex={-1} aria-label={`Track ${number}`} className="outline-none">
      <div className="sticky top-0 z-10 -mx-6 flex min-h-14 items-center gap-1 border-b border-line bg-raised px-6 py-2">
        <PlayButton release={release} trackId={track.id} className="-ml-2" />
        <Heading dir="auto" className="min-w-0 flex-1 truncate font-text text-body font-[560] tracking-normal">
          {titleOf(props)}
        </Heading>
        <span className="pr-2 text-small whitespace-nowrap text-soft tabular-nums">
          {number} of {tracks.length}
        </span>
        {isSheet && (
          <TrackMenuButton {...props} number={number}>
            <IconButton label={`More actions for track ${number}`} className="text-soft">
              <Ellipsis />
            </IconButton>
          </TrackMenuButton>
        )}
        <IconButton
          label="Show the previous track"
          aria-disabled={!before}
          onClick={() => before && showTrack(before.id)}
          className="aria-disabled:opacity-40"
        >
          <ChevronUp />
        </IconButton>
        <IconButton
          label="Show the next track"
          aria-disabled={!next}
          onClick={() => next && showTrack(next.id)}
          className="aria-disabled:opacity-40"
        >
          <ChevronDown />
        </IconButton>
        <IconButton label="Close the track" onClick={closeTrack} className="text-soft">
          <X />
        </IconButton>
      </div>
      <div className="pt-5 [--control-edge:var(--color-line)] [--control-ground:transparent]">
        {/* Each track has its own form, so that no unsaved value moves from one track to another. */}
        <TrackFields key={track.id} release={release} track={track} files={files} ticked={ticked} isNarrow />
      </div>
    </section>
  );
}
