import { create } from 'zustand';
import { forgetWithAccount } from '../../lib/account-memory.ts';
import type { Playable } from './playable.ts';

/** 'loading': requested, and not heard yet. */
export type PlayerPhase = 'loading' | 'playing' | 'paused';

export type PlayFailure = { title: string; text: string };

type Player = {
  /** The queue and the current position; empty before anything was played. */
  queue: readonly Playable[];
  at: number;
  phase: PlayerPhase;
  /** Why the last track could not be played. */
  failure: PlayFailure | undefined;
};

const SILENT: Player = { queue: [], at: 0, phase: 'paused', failure: undefined };

/** The page's only player. Outlives the screens: playback goes on while others are opened. */
export const usePlayer = create<Player>(() => SILENT);

/** Position in the current track in ms; separate, because it changes four times a second. */
export const usePlayerTime = create<{ ms: number }>(() => ({ ms: 0 }));

export const currentOf = ({ queue, at }: Pick<Player, 'queue' | 'at'>): Playable | undefined => queue[at];

/** A master's state in the player; undefined if another one, or none, is loaded. */
export const usePhaseOf = (mediaId: string | undefined): PlayerPhase | undefined =>
  usePlayer((player) => (mediaId !== undefined && currentOf(player)?.mediaId === mediaId ? player.phase : undefined));

let made: HTMLAudioElement | undefined;

/** The page's only source of sound. */
export function sound(): HTMLAudioElement {
  if (made) return made;
  made = new Audio();
  // Created on a click: some browsers let a page play later only what was loaded during one.
  made.load();
  return made;
}

/** Stops and closes the player. @param failure the reason, unless the user closed it */
export function closePlayer(failure?: PlayFailure): void {
  made?.pause();
  made?.removeAttribute('src');
  // Otherwise the rest of the file would still be downloaded.
  made?.load();
  usePlayer.setState({ ...SILENT, failure });
}

forgetWithAccount(() => closePlayer());
