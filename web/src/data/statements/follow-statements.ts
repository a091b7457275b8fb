import type { QueryClient } from '@tanstack/react-query';
import { isMessage } from '../is-message.ts';
import { statementKeys } from './queries.ts';

/** Refetches a statement when the server reports a change. Only the uploader receives these messages. */
export function followStatements(client: QueryClient) {
  const refetch = (queryKey: readonly unknown[]) => void client.invalidateQueries({ queryKey });
  return {
    onMessage: (message: unknown) => {
      if (!isMessage(message, 'statement-changed') || typeof message.statementId !== 'string') return;
      refetch(statementKeys.detail(message.statementId));
      refetch(statementKeys.list);
    },
    /** Messages were lost, so a change may have been missed. */
    onReconnect: () => refetch(statementKeys.any),
  };
}
