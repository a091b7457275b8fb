import { useState } from 'react';
import { MAX_METHODS } from '../../../../shared/payouts/max-methods.ts';
import { methodsMessage } from '../../data/payouts/method-messages.ts';
import { usePayoutMethods } from '../../data/payouts/queries.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PayoutMethodRow } from './payout-method-row.tsx';

const AddMethodDialog = lazyDialog(() => import('./add-method-dialog.tsx'));

/** An artist's saved methods, masked; adding one requires the password (product 24.11). */
export function PayoutMethods() {
  const { data, error, isFetching, refetch } = usePayoutMethods();
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="grid w-full max-w-2xl gap-4">
      {error && !data && (
        <LoadFailed message={methodsMessage(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!error && !data && <Skeleton className="h-16" />}
      {data?.items.length === 0 && (
        <EmptyState title="No payout method yet" followed>
          Tell us where to pay you before you request a payout.
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <ul className="grid gap-2" aria-label="Payout methods">
          {data.items.map((method) => (
            <PayoutMethodRow key={method.methodId} method={method} holdHours={data.holdHours} />
          ))}
        </ul>
      )}
      {data && data.items.length < MAX_METHODS && (
        <Button className="justify-self-start" onClick={() => setAdding(true)}>
          Add a method
        </Button>
      )}
      {isAdding && data && <AddMethodDialog holdHours={data.holdHours} onClose={() => setAdding(false)} />}
    </div>
  );
}
