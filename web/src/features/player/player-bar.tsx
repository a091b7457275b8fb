import { Pause, Play, SkipBack, SkipForward, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Playable } from '../../data/player/playable.ts';
import { skip, togglePlayer } from '../../data/player/player.ts';
import { closePlayer, currentOf, type PlayerPhase, usePlayer } from '../../data/player/player-store.ts';
import { coverUrl } from '../../lib/cover-url.ts';
import { pathTo } from '../../lib/paths.ts';
import { useShortcuts } from '../../lib/use-shortcuts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SpinnerRing } from '../../ui/spinner-ring.tsx';
import { SeekLine } from './seek-line.tsx';

/** The player at the foot of every page in the shell. Closing it stops playback. */
export default function PlayerBar() {
  const track = usePlayer(currentOf);
  return track ? <Bar track={track} /> : null;
}

const pageOf = ({ listener, artistId, releaseId }: Playable) =>
  listener === 'office'
    ? pathTo('/dashboard/admin/review/:artistId/:releaseId', { artistId, releaseId })
    : pathTo('/dashboard/releases/:releaseId', { releaseId });

function Bar({ track }: { track: Playable }) {
  const phase = usePlayer((player) => player.phase);
  const at = usePlayer((player) => player.at);
  const last = usePlayer(({ queue }) => queue.length - 1);
  useShortcuts({ ' ': togglePlayer });
  return (
    <section
      aria-label="Player"
      data-player
      className="sticky bottom-0 z-30 h-(--player) animate-arrive border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <div className="relative flex h-16 items-center gap-2 px-3 sm:gap-4 sm:px-4">
        <Picture src={track.cover && coverUrl(track.cover)} alt="" className="size-10 shrink-0" eager />
        <p className="grid min-w-0 flex-1 md:max-w-64">
          <Link to={pageOf(track)} dir="auto" className="truncate font-[560] underline-offset-2 hover:underline">
            {track.title}
          </Link>
          <span dir="auto" className="truncate text-small text-soft">
            {track.artists}
          </span>
        </p>
        <div className="flex items-center">
          <IconButton label="Previous track" disabled={at === 0} onClick={() => skip(-1)} className="max-sm:hidden">
            <SkipBack />
          </IconButton>
          <Toggle phase={phase} />
          <IconButton label="Next track" disabled={at === last} onClick={() => skip(1)} className="max-sm:hidden">
            <SkipForward />
          </IconButton>
        </div>
        <SeekLine durationMs={track.durationMs} />
        <IconButton label="Close the player" onClick={() => closePlayer()} className="text-soft">
          <X />
        </IconButton>
      </div>
    </section>
  );
}

const Toggle = ({ phase }: { phase: PlayerPhase }) => (
  <IconButton
    label={phase === 'paused' ? 'Play' : 'Pause'}
    shortcut="Space"
    aria-busy={phase === 'loading' || undefined}
    onClick={togglePlayer}
  >
    {phase === 'loading' ? <SpinnerRing /> : phase === 'paused' ? <Play /> : <Pause />}
  </IconButton>
);
