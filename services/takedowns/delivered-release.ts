import { Problem } from '../../shared/contract/problem.ts';
import type { ExportedRelease, Release } from '../../shared/releases/release.ts';
import type { StoreHistory } from '../../shared/stores/ended-stores.ts';
import type { OfficeTakedown } from '../../shared/takedowns/takedown.ts';

/** A release that is in stores, with what is known there and its takedowns: everything that a decision depends on. */
export type DeliveredRelease = {
  release: ExportedRelease;
  history: StoreHistory;
  takedowns: readonly OfficeTakedown[];
};

/** The outcome of a decision: changed takedowns, the history with new events, and whether the release is withdrawn. */
export type TakedownChange = { takedowns: OfficeTakedown[]; history: StoreHistory; isWithdrawn: boolean };

/** Narrows what was read to a release that is in stores. @throws Problem `release-withdrawn`, `release-not-exported` */
export function delivered<R extends { release: Release }>(read: R): R & { release: ExportedRelease } {
  const { release } = read;
  if (release.status === 'withdrawn') throw new Problem('release-withdrawn');
  if (release.status !== 'exported') throw new Problem('release-not-exported');
  return { ...read, release };
}
