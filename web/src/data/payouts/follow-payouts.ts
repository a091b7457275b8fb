import type { QueryClient } from '@tanstack/react-query';
import type { LiveMessage } from '../../../../shared/live/message.ts';
import { payoutKeys } from './queries.ts';

/** Keeps the user's own balance and payouts on the page up to date when the office decides. */
export function followPayouts(client: QueryClient) {
  const ask = () => void client.invalidateQueries({ queryKey: payoutKeys.anyMine });
  return {
    onMessage: (message: unknown) => {
      if ((message as Partial<LiveMessage> | null)?.kind === 'payout-changed') ask();
    },
    /** Messages were lost, so a decision may have been missed. */
    onReconnect: ask,
  };
}
