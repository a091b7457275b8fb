import type { QueryClient } from '@tanstack/react-query';
import { isMessage } from '../is-message.ts';
import { takedownKeys } from './queries.ts';

/** Keeps the takedowns of the open release up to date with what the office does. */
export const followTakedowns = (client: QueryClient) => ({
  onMessage: (message: unknown) => {
    if (isMessage(message, 'takedown-changed'))
      void client.invalidateQueries({ queryKey: takedownKeys.ofRelease(String(message.releaseId)) });
  },
  /** Messages were lost, so any release may have changed. */
  onReconnect: () => void client.invalidateQueries({ queryKey: takedownKeys.anyRelease }),
});
