import { Problem } from '../../shared/contract/problem.ts';
import type { ExportedRelease, Release, WithdrawnRelease } from '../../shared/releases/release.ts';
import { endedStores, type StoreHistory } from '../../shared/stores/ended-stores.ts';
import type { ReleaseStores } from '../../shared/stores/release-stores.ts';
import { statesByStore } from '../../shared/stores/states-by-store.ts';
import type { StoreEvent } from '../../shared/stores/store-event.ts';
import { withStoreEvent } from '../../shared/stores/with-store-event.ts';
import { whenRefused } from '../platform/condition.ts';
import type { Table, Write } from '../platform/table.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import type { Owned } from '../releases/writes/release-write.ts';
import { firstLiveWrite, takenDownWrite } from '../releases/writes/store-writes.ts';
import type { StoreStateRepository } from './store-state-repository.ts';

type Needs = {
  table: Table;
  releases: Pick<ReleaseRepository, 'get'>;
  states: Pick<StoreStateRepository, 'history' | 'recorded'>;
};

/** A release that was delivered to stores. */
export type DeliveredRelease = ExportedRelease | (WithdrawnRelease & { exportedAt: string });

/** A delivered release, and what is known of it at stores. */
export type KnownInStores = {
  release: DeliveredRelease;
  recorded: ReleaseStores | undefined;
  events: readonly StoreEvent[];
};

/** Events about a release, with everything that follows from them. */
export type StoreChange = { after: ReleaseStores; writes: Write[] };

/** Records events about releases at stores. It is the only way in which the office and the look-ups change a state. */
export const storeEventRecorder = ({ table, releases, states }: Needs) => ({
  /** @throws Problem `release-not-found`, `release-not-exported` */
  async read(owned: Owned): Promise<KnownInStores> {
    const [release, known] = await Promise.all([
      releases.get(owned, { consistent: true }),
      states.history(owned, { consistent: true }),
    ]);
    if (!isDelivered(release)) throw new Problem('release-not-exported');
    return { release, ...known };
  },

  /**
   * Applies events, in order. The release becomes live with its first live store, and withdrawn once it was taken down
   * in its last one.
   * @returns undefined without events
   * @throws Problem as from `withStoreEvent`
   */
  apply({ release, recorded, events: before }: KnownInStores, events: readonly StoreEvent[]): StoreChange | undefined {
    let after = recorded;
    for (const event of events) after = withStoreEvent(release, after, event);
    if (!after || events.length === 0) return undefined;
    const ofRelease = releaseWrite(table.name, release, { recorded: after, events: [...before, ...events] }, events);
    return { after, writes: [...states.recorded(recorded, after, ...events), ...(ofRelease ? [ofRelease] : [])] };
  },

  /**
   * Writes a change in one transaction with `also`.
   * @throws Problem `release-changed` if the release or what is known of it has changed since it was read
   */
  async write({ writes }: StoreChange, also: readonly Write[] = []): Promise<void> {
    await whenRefused(table.transact([...writes, ...also]), ({ index, error }) => {
      if (index >= writes.length) throw error;
      throw new Problem('release-changed');
    });
  },
});

export type StoreEventRecorder = ReturnType<typeof storeEventRecorder>;

const isDelivered = (release: Release): release is DeliveredRelease =>
  release.status === 'exported' || (release.status === 'withdrawn' && release.exportedAt !== undefined);

/** The change of the release itself that follows from events, if there is one. */
function releaseWrite(
  tableName: string,
  release: DeliveredRelease,
  after: StoreHistory,
  events: readonly StoreEvent[],
): Write | undefined {
  if (release.status !== 'exported') return undefined;
  const down = events.findLast(({ state }) => state === 'down');
  const ended = endedStores(release, after);
  const isDownEverywhere = [...statesByStore(release, after.recorded).keys()].every((store) => ended.has(store));
  if (down && isDownEverywhere) return takenDownWrite(tableName, release, down.at);
  const live = events.find(({ state }) => state === 'live');
  const [store] = live?.stores ?? [];
  if (!live || store === undefined || release.liveAt !== undefined) return undefined;
  return firstLiveWrite(tableName, { artistId: release.artistId, releaseId: release.id }, { store, at: live.at });
}
