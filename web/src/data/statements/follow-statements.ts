import type { QueryClient } from '@tanstack/react-query';
import type { LiveMessage } from '../../../../shared/live/message.ts';
import { statementKeys } from './queries.ts';

/** Refetches a statement when the server pushes that it has changed. The uploader gets these messages. */
export function followStatements(client: QueryClient) {
  const refetch = (queryKey: readonly unknown[]) => void client.invalidateQueries({ queryKey });
  return {
    onMessage: (message: unknown) => {
      const change = message as Partial<LiveMessage> | null;
      if (change?.kind !== 'statement-changed' || !('statementId' in change) || !change.statementId) return;
      refetch(statementKeys.detail(change.statementId));
      refetch(statementKeys.list);
    },
    /** Messages were lost. */
    onReconnect: () => refetch(statementKeys.any),
  };
}
