import type { QueryClient } from '@tanstack/react-query';
import type { LiveMessage } from '../../../../shared/live/message.ts';
import { statementKeys } from './queries.ts';

/** Keeps the pages of statements up to date for who dropped them: each stage is seen when it ends. */
export function followStatements(client: QueryClient) {
  const ask = (queryKey: readonly unknown[]) => void client.invalidateQueries({ queryKey });
  return {
    onMessage: (message: unknown) => {
      const told = message as Partial<LiveMessage> | null;
      if (told?.kind !== 'statement-changed' || !('statementId' in told) || !told.statementId) return;
      ask(statementKeys.detail(told.statementId));
      ask(statementKeys.list);
    },
    /** Messages were lost. */
    onReconnect: () => ask(statementKeys.any),
  };
}
