import type { Release } from '../../../../shared/releases/release.ts';
import { type Listener, playablesOf } from '../../data/player/playable.ts';
import { playFrom, playOrToggle, preparePlayer, seek } from '../../data/player/player.ts';
import { currentOf, type TrackPart, usePlayer } from '../../data/player/player-store.ts';

/** Playback of one recording, as its waveform controls it. */
export type Playback = {
  /** Whether the player has this recording. */
  isCurrent: boolean;
  /** Whether a part of it is being played alone. */
  isPartPlaying: boolean;
  /** Moves the position. If the player has a different recording or none, plays this one from there. */
  seek: (ms: number) => void;
  /** Plays from a position, or only a part. */
  play: (fromMs: number, part?: TrackPart) => void;
  toggle: () => void;
  /** Loads the player, so that sound starts at once. */
  prepare: () => void;
};

/** Controls the page's player for one recording of a release. */
export function usePlayback(release: Release, mediaId: string, listener: Listener): Playback {
  const isCurrent = usePlayer((player) => currentOf(player)?.mediaId === mediaId);
  const isPartPlaying = usePlayer(
    (player) => currentOf(player)?.mediaId === mediaId && player.part !== undefined && player.phase !== 'paused',
  );
  const queue = () => playablesOf(release, listener);
  return {
    isCurrent,
    isPartPlaying,
    seek: (ms) => (isCurrent ? seek(ms) : playFrom(queue(), mediaId, ms)),
    play: (fromMs, part) => playFrom(queue(), mediaId, fromMs, part),
    toggle: () => playOrToggle(queue(), mediaId),
    prepare: preparePlayer,
  };
}
