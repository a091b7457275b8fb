import { create } from 'zustand';
import { forgetWithAccount } from '../../lib/account-memory.ts';
import type { Playable } from './playable.ts';

/** 'loading': asked for, and not heard yet. */
export type PlayerPhase = 'loading' | 'playing' | 'paused';

export type PlayFailure = { title: string; text: string };

type Player = {
  /** What plays one after the other, and which of them it is now; empty while nothing was asked for. */
  queue: readonly Playable[];
  at: number;
  phase: PlayerPhase;
  /** Why the last one could not be played. */
  failure: PlayFailure | undefined;
};

const SILENT: Player = { queue: [], at: 0, phase: 'paused', failure: undefined };

/** The one player of a page. It stands beside the pages: what plays goes on while others are opened. */
export const usePlayer = create<Player>(() => SILENT);

/** Where the current one is, in ms; apart, because it changes four times a second. */
export const usePlayerTime = create<{ ms: number }>(() => ({ ms: 0 }));

export const currentOf = ({ queue, at }: Pick<Player, 'queue' | 'at'>): Playable | undefined => queue[at];

/** How a master of a page stands; undefined while another one, or none, is in the player. */
export const usePhaseOf = (mediaId: string | undefined): PlayerPhase | undefined =>
  usePlayer((player) => (mediaId !== undefined && currentOf(player)?.mediaId === mediaId ? player.phase : undefined));

let made: HTMLAudioElement | undefined;

/** The only thing on a page that sounds. */
export function sound(): HTMLAudioElement {
  if (made) return made;
  made = new Audio();
  // Made at a press: some browsers let a page sound later only from what was loaded while a button was down.
  made.load();
  return made;
}

/** Stops, and puts the player away. @param failure why, where it was not asked for */
export function closePlayer(failure?: PlayFailure): void {
  made?.pause();
  made?.removeAttribute('src');
  // Without it the rest of the file is still downloaded.
  made?.load();
  usePlayer.setState({ ...SILENT, failure });
}

forgetWithAccount(() => closePlayer());
