import { create } from 'zustand';
import { forgetWithAccount } from '../../lib/account-memory.ts';
import type { Playable } from './playable.ts';

/** 'loading': playback was requested, but there is no sound yet. */
export type PlayerPhase = 'loading' | 'playing' | 'paused';

/** A part of a track that is played alone, in milliseconds. */
export type TrackPart = { fromMs: number; toMs: number };

export type PlayFailure = { title: string; text: string };

type Player = {
  /** The tracks to play; empty before the first playback. */
  queue: readonly Playable[];
  at: number;
  phase: PlayerPhase;
  /** The part of the current track after which playback stops; undefined to play all of it, and then the next track. */
  part: TrackPart | undefined;
  /** Why the last track could not be played. */
  failure: PlayFailure | undefined;
};

const SILENT: Player = { queue: [], at: 0, phase: 'paused', part: undefined, failure: undefined };

/** The page's only player. It outlives the screens, so playback continues during navigation. */
export const usePlayer = create<Player>(() => SILENT);

/** Position in the current track in ms; a separate store, because it changes four times a second. */
export const usePlayerTime = create<{ ms: number }>(() => ({ ms: 0 }));

export const currentOf = ({ queue, at }: Pick<Player, 'queue' | 'at'>): Playable | undefined => queue[at];

/** A master's state in the player; undefined if the player has a different track, or none. */
export const usePhaseOf = (mediaId: string | undefined): PlayerPhase | undefined =>
  usePlayer((player) => (mediaId !== undefined && currentOf(player)?.mediaId === mediaId ? player.phase : undefined));

let audioElement: HTMLAudioElement | undefined;

/** The page's only source of sound. */
export function getAudioElement(): HTMLAudioElement {
  if (audioElement) return audioElement;
  audioElement = new Audio();
  // Loads during a click, because some browsers later play only audio that was loaded during a click.
  audioElement.load();
  return audioElement;
}

/** Stops and closes the player. @param failure the reason; undefined if the user closed it */
export function closePlayer(failure?: PlayFailure): void {
  audioElement?.pause();
  audioElement?.removeAttribute('src');
  // Stops the download of the rest of the file.
  audioElement?.load();
  usePlayer.setState({ ...SILENT, failure });
}

forgetWithAccount(() => closePlayer());
