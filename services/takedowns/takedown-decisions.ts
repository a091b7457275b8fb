import type { Release } from '../../shared/releases/release.ts';
import { endedStores, type StoreHistory } from '../../shared/stores/ended-stores.ts';
import type { OfficeTakedown } from '../../shared/takedowns/takedown.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { Table, Write } from '../platform/table.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import { type Owned, releaseCheck } from '../releases/writes/release-write.ts';
import { takenDownWrite } from '../releases/writes/store-writes.ts';
import type { StoreStateRepository } from '../stores/store-state-repository.ts';
import type { DeliveredRelease, TakedownChange } from './delivered-release.ts';
import { settleTakedowns } from './settle-takedowns.ts';
import type { TakedownRepository } from './takedown-repository.ts';
import { storeEventWrites } from './with-store-events.ts';

type Needs = {
  table: Pick<Table, 'name'>;
  releases: Pick<ReleaseRepository, 'get'>;
  takedowns: TakedownRepository;
  stores: StoreStateRepository;
};

/** A release with its takedowns and its states at stores, and their version. */
export type Opened = { release: Release; history: StoreHistory; takedowns: readonly OfficeTakedown[]; ver: number };

/** How often to decide again if something has changed: few people act on one release at the same time. */
const TRIES = 6;

/** Repeats a decision about takedowns from its read on, if something has changed concurrently. */
export const untilUnchanged = <T>(attempt: () => Promise<T>): Promise<T> =>
  retryWhenChanged('release-changed', attempt, TRIES);

/** Reads everything that a decision about a takedown depends on, and writes the decision in one transaction. */
export const takedownDecisions = ({ table, releases, takedowns, stores }: Needs) => ({
  /** @throws Problem `release-not-found` */
  async open(owned: Owned): Promise<Opened> {
    const [{ ver, takedowns: all }, history, release] = await Promise.all([
      takedowns.ofRelease(owned, { consistent: true }),
      stores.history(owned, { consistent: true }),
      releases.get(owned, { consistent: true }),
    ]);
    return { release, history, takedowns: all, ver };
  },

  /**
   * Ends the takedowns of a release whose stores were entered as down, outside the queue (product 34.6). Safe to
   * repeat.
   * @throws Problem `release-not-found`, `release-changed`
   */
  async settle(owned: Owned, at: Date): Promise<void> {
    const { release, history, takedowns: all, ver } = await this.open(owned);
    if (release.status !== 'exported' && release.status !== 'withdrawn') return;
    const ended = endedStores(release, history);
    const settled = settleTakedowns(all, (store) => ended.has(store), at.toISOString());
    if (settled.length === 0) return;
    await takedowns.save(owned, { ver, takedowns: settled }, [stores.unchanged(owned, history.recorded)]);
  },

  /**
   * Writes a decision, if nothing that it depends on has changed. A release that is in no store any more is withdrawn
   * in the same transaction (product 34.7).
   * @throws Problem `release-changed`
   */
  async save(
    { release, history, ver }: DeliveredRelease & Pick<Opened, 'ver'>,
    change: TakedownChange,
    at: Date,
    also: readonly Write[] = [],
  ): Promise<void> {
    const owned = { artistId: release.artistId, releaseId: release.id };
    const releaseWrite: Write = change.isWithdrawn
      ? takenDownWrite(table.name, release, at.toISOString())
      : { ConditionCheck: releaseCheck(table.name, owned, isStillDelivered) };
    const guarded = [...storeEventWrites(stores, release, history, change.history), releaseWrite];
    await takedowns.save(owned, { ver, takedowns: change.takedowns }, guarded, also);
  },
});

export type TakedownDecisions = ReturnType<typeof takedownDecisions>;

const isStillDelivered = {
  condition: '#status = :exported',
  names: { '#status': 'status' },
  values: { ':exported': 'exported' },
} as const;
