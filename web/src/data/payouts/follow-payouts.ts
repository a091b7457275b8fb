import type { QueryClient } from '@tanstack/react-query';
import { isMessage } from '../is-message.ts';
import { payoutKeys } from './queries.ts';

/** Keeps the user's balance and payouts on the page up to date with the office's decisions. */
export function followPayouts(client: QueryClient) {
  const ask = () => void client.invalidateQueries({ queryKey: payoutKeys.anyMine });
  return {
    onMessage: (message: unknown) => {
      if (isMessage(message, 'payout-changed')) ask();
    },
    /** Messages were lost, so a decision may have been missed. */
    onReconnect: ask,
  };
}
