import { Pause, Play } from 'lucide-react';
import type { TrackId } from '../../../../shared/ids.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { type Listener, playablesOf } from '../../data/player/playable.ts';
import { playOrToggle, preparePlayer } from '../../data/player/player.ts';
import { usePhaseOf } from '../../data/player/player-store.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SpinnerRing } from '../../ui/spinner-ring.tsx';

type Props = {
  release: Release;
  trackId: TrackId;
  /** 'office' may play any artist's masters. */
  listener?: Listener | undefined;
  tone?: 'quiet' | 'plain';
  /** The key that presses the button, as in `Shortcut`. The page handles it. */
  shortcut?: string | undefined;
  className?: string;
};

/**
 * Plays a track in the shell's player, followed by the next tracks of its release, or pauses it. Disabled if the track
 * has no audio. No audio is loaded before the first press.
 */
export function PlayButton({ release, trackId, listener = 'artist', tone, shortcut, className }: Props) {
  const mediaId = release.tracks[trackId]?.audio?.mediaId;
  const phase = usePhaseOf(mediaId);
  const number = release.trackIds.indexOf(trackId) + 1;
  const isOn = phase === 'playing' || phase === 'loading';
  return (
    <IconButton
      tone={tone}
      label={`${isOn ? 'Pause' : 'Play'} track ${number}`}
      shortcut={shortcut}
      disabled={mediaId === undefined}
      aria-busy={phase === 'loading' || undefined}
      onPointerEnter={preparePlayer}
      onFocus={preparePlayer}
      onClick={() => mediaId && playOrToggle(playablesOf(release, listener), mediaId)}
      className={className}
    >
      {phase === 'loading' ? <SpinnerRing /> : isOn ? <Pause /> : <Play />}
    </IconButton>
  );
}
