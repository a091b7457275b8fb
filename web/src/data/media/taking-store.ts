import { create } from 'zustand';
import { forgetWithAccount } from '../../lib/account-memory.ts';
import { holdPageWhile } from '../../lib/hold-page.ts';
import type { NotTaken } from './sort-out.ts';

/** Files that were dropped or chosen for a release, before they are uploads. */
export type Taking = {
  /** How many are being read, or added, now. */
  reading: number;
  /** What was not taken since the list was last closed. */
  notTaken: readonly NotTaken[];
  /** The tracks could not be made: nothing is lost, and it can be tried again. */
  failed?: { message: string; again: () => void } | undefined;
};

const NOTHING: Taking = { reading: 0, notTaken: [] };

const useTakings = create<ReadonlyMap<string, Taking>>(() => new Map());

holdPageWhile(useTakings, (takings) => [...takings.values()].some(({ reading }) => reading > 0));

/** Changes what is said of the files of a release. */
export function changeTaking(releaseId: string, change: (now: Taking) => Taking): void {
  const takings = useTakings.getState();
  useTakings.setState(new Map(takings).set(releaseId, change(takings.get(releaseId) ?? NOTHING)), true);
}

export const useTaking = (releaseId: string): Taking => useTakings((takings) => takings.get(releaseId) ?? NOTHING);

forgetWithAccount(() => useTakings.setState(new Map(), true));
