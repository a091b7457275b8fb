import { useState } from 'react';
import type { ExportedRelease, WithdrawnRelease } from '../../../../shared/releases/release.ts';
import { statesByStore } from '../../../../shared/stores/states-by-store.ts';
import { storesSummary } from '../../../../shared/stores/store-groups.ts';
import { officeStoresMessage } from '../../data/stores/messages.ts';
import { useOfficeStores } from '../../data/stores/queries.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StoreEvents } from './store-events.tsx';
import { StoreGroups } from './store-groups.tsx';

const EnterStatesDialog = lazyDialog(() => import('./enter-states-dialog.tsx'));

type Props = { release: ExportedRelease | WithdrawnRelease };

/** The state of a release at each store, for the office, which can enter what stores report (product 33.5). */
export function OfficeStores({ release }: Props) {
  const [isEntering, setEntering] = useState(false);
  const { artistId, id: releaseId, exportedAt = '' } = release;
  const query = useOfficeStores(artistId, releaseId);
  const known = query.data && statesByStore(release, query.data);
  return (
    <PageSection title="In the stores" wide lead={known && storesSummary(known)}>
      <QueryState
        query={query}
        loading={
          <Loading>
            <Skeleton className="h-40" />
          </Loading>
        }
        failed={(error) => `Failed to load what stores report. ${officeStoresMessage(error)}`}
        firstOnly
      >
        {(data) => (
          <>
            <Button className="justify-self-start" aria-haspopup="dialog" onClick={() => setEntering(true)}>
              Enter what stores report
            </Button>
            <StoreGroups
              known={statesByStore(release, data)}
              eventsOf={(store) => <StoreEvents store={store} exportedAt={exportedAt} history={data} />}
            />
          </>
        )}
      </QueryState>
      {isEntering && known && (
        <EnterStatesDialog
          artistId={artistId}
          releaseId={releaseId}
          stores={[...known.keys()]}
          onClose={() => setEntering(false)}
        />
      )}
    </PageSection>
  );
}
