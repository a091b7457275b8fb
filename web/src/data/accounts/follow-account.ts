import type { QueryClient } from '@tanstack/react-query';
import type { LiveMessage } from '../../../../shared/live/message.ts';
import { accountKeys } from './queries.ts';

/** Keeps what the page knows of the own account up to date: who is activated while waiting can begin at once. */
export function followAccount(client: QueryClient) {
  const ask = () => void client.invalidateQueries({ queryKey: accountKeys.anyMe });
  return {
    onMessage: (message: unknown) => {
      if ((message as Partial<LiveMessage> | null)?.kind === 'account-changed') ask();
    },
    /** Messages were lost: it may have changed. */
    onReconnect: ask,
  };
}
