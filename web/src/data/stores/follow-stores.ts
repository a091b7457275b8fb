import type { QueryClient } from '@tanstack/react-query';
import { isMessage } from '../is-message.ts';
import { storeKeys } from './queries.ts';

/** Refetches what is known of a release at stores when the server reports a change. */
export function followStores(client: QueryClient) {
  const refetch = (queryKey: readonly unknown[]) => void client.invalidateQueries({ queryKey });
  return {
    onMessage: (message: unknown) => {
      if (isMessage(message, 'store-states-changed') && typeof message.releaseId === 'string')
        refetch(storeKeys.ofRelease(message.releaseId));
    },
    /** Messages were lost, so a change may have been missed. */
    onReconnect: () => refetch(storeKeys.any),
  };
}
