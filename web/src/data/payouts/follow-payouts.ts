import type { QueryClient } from '@tanstack/react-query';
import type { LiveMessage } from '../../../../shared/live/message.ts';
import { payoutKeys } from './queries.ts';

/** Keeps what the page shows of the own balance and payouts up to date: who looks at them sees the office decide. */
export function followPayouts(client: QueryClient) {
  const ask = () => void client.invalidateQueries({ queryKey: payoutKeys.anyMine });
  return {
    onMessage: (message: unknown) => {
      if ((message as Partial<LiveMessage> | null)?.kind === 'payout-changed') ask();
    },
    /** Messages were lost: one may have been decided. */
    onReconnect: ask,
  };
}
