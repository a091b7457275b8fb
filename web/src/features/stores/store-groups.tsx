import type { ReactNode } from 'react';
import type { KnownAtStore } from '../../../../shared/stores/release-stores.ts';
import { groupOf, type StoreGroup, storeGroups } from '../../../../shared/stores/store-groups.ts';
import { StoreRow } from './store-row.tsx';

type Props = {
  known: ReadonlyMap<string, KnownAtStore>;
  /** The events about a store, which are rendered once its row is unfolded. */
  eventsOf: (store: string) => ReactNode;
};

const titles: Record<StoreGroup, string> = {
  attention: 'Needs attention',
  live: 'Live',
  sent: 'On the way',
  down: 'Takedowns',
};

/** All stores of a delivered release by what is known of it there (product 33.3). */
export const StoreGroups = ({ known, eventsOf }: Props) => (
  <div className="grid gap-6">
    {storeGroups.map((group) => {
      const stores = [...known].filter(([, at]) => groupOf(at) === group);
      return (
        stores.length > 0 && (
          <div key={group} className="grid content-start gap-1">
            <h3 className="font-[560]">
              {titles[group]} <span className="font-normal text-soft tabular-nums">{stores.length}</span>
            </h3>
            <ul aria-label={titles[group]} className="grid content-start gap-x-10 lg:grid-cols-2">
              {stores.map(([store, at]) => (
                <StoreRow key={store} store={store} at={at} eventsOf={eventsOf} />
              ))}
            </ul>
          </div>
        )
      );
    })}
  </div>
);
