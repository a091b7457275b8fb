import type { ExportedRelease, WithdrawnRelease } from '../../../../shared/releases/release.ts';
import { statesByStore } from '../../../../shared/stores/states-by-store.ts';
import { storesSummary } from '../../../../shared/stores/store-groups.ts';
import { storesMessage } from '../../data/stores/messages.ts';
import { useStoreHistory, useStoreStates } from '../../data/stores/queries.ts';
import { Loading } from '../../ui/loading.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StoreEvents } from './store-events.tsx';
import { StoreGroups } from './store-groups.tsx';

type Props = { release: ExportedRelease | WithdrawnRelease };

/** The state of the artist's release at each store, with its evidence (product 33.3). */
export default function InTheStores({ release }: Props) {
  const states = useStoreStates(release.id);
  const known = states.data && statesByStore(release, states.data);
  return (
    <PageSection title="In the stores" wide lead={known && storesSummary(known)}>
      <QueryState
        query={states}
        loading={
          <Loading>
            <Skeleton className="h-40" />
          </Loading>
        }
        failed={(error) => `Failed to load what stores report. ${storesMessage(error)}`}
        firstOnly
      >
        {(data) => (
          <StoreGroups
            known={statesByStore(release, data)}
            eventsOf={(store) => <History release={release} store={store} />}
          />
        )}
      </QueryState>
    </PageSection>
  );
}

/** Loads the events of the release when a store is unfolded. */
function History({ release, store }: Props & { store: string }) {
  const history = useStoreHistory(release.id);
  return (
    <QueryState
      query={history}
      loading={
        <Loading>
          <Skeleton className="h-12" />
        </Loading>
      }
      failed={(error) => `Failed to load what happened. ${storesMessage(error)}`}
      firstOnly
    >
      {(data) => <StoreEvents store={store} exportedAt={release.exportedAt ?? ''} history={data} />}
    </QueryState>
  );
}
