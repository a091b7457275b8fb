import type { QueryClient } from '@tanstack/react-query';
import { isMessage } from '../is-message.ts';
import { accountKeys } from './queries.ts';

/**
 * Keeps the account in the page's cache up to date, so that an artist who is activated while waiting can begin at once.
 */
export function followAccount(client: QueryClient) {
  const ask = () => void client.invalidateQueries({ queryKey: accountKeys.anyMe });
  return {
    onMessage: (message: unknown) => {
      if (isMessage(message, 'account-changed')) ask();
    },
    /** Messages were lost, so the account may have changed. */
    onReconnect: ask,
  };
}
