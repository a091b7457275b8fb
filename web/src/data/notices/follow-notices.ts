import type { QueryClient } from '@tanstack/react-query';
import { isMessage } from '../is-message.ts';
import { noticeKeys } from './queries.ts';

/** Keeps the bell and an open list of notices up to date. */
export function followNotices(client: QueryClient) {
  const ask = () => void client.invalidateQueries({ queryKey: noticeKeys.any });
  return {
    onMessage: (message: unknown) => {
      if (isMessage(message, 'notices-changed')) ask();
    },
    /** Messages were lost, so a notice may have been missed. */
    onReconnect: ask,
  };
}
