import { type ComponentProps, type ReactElement, useState } from 'react';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { Track } from '../../../../../shared/releases/track.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { lazyMenu } from '../../../ui/lazy-menu.tsx';

const TrackMenu = lazyMenu(() => import('./track-menu.tsx'));
const DeleteTrack = lazyDialog(() => import('./delete-track-dialog.tsx'));

export type TrackMenuProps = {
  release: Release;
  track: Track;
  number: number;
  /** Moves the track to a different index. */
  onMove: (to: number) => void;
};

/** A menu of actions on a track. Not shown for the only track of a release that has been submitted. */
export function TrackMenuButton({
  release,
  track,
  number,
  onMove,
  children,
}: TrackMenuProps & { children: ReactElement<ComponentProps<'button'>> }) {
  const [isDeleting, setDeleting] = useState(false);
  const count = release.trackIds.length;
  const isDraft = release.status === 'draft';
  if (!isDraft && count < 2) return null;
  return (
    <>
      <TrackMenu number={number} count={count} onMove={onMove} onDelete={isDraft ? () => setDeleting(true) : undefined}>
        {children}
      </TrackMenu>
      {isDeleting && (
        <DeleteTrack releaseId={release.id} track={track} number={number} onClose={() => setDeleting(false)} />
      )}
    </>
  );
}
