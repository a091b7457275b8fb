import type { QueryClient } from '@tanstack/react-query';
import { artistChannel } from '../../../shared/live/artist-channel.ts';
import { followAccount } from '../data/accounts/follow-account.ts';
import { followReplyPreview } from '../data/assistant/reply-preview.ts';
import { followNotices } from '../data/notices/follow-notices.ts';
import { followPayouts } from '../data/payouts/follow-payouts.ts';
import { followLibrary } from '../data/releases/live/follow-library.ts';
import { followStatements } from '../data/statements/follow-statements.ts';
import { followStores } from '../data/stores/follow-stores.ts';
import { followTakedowns } from '../data/takedowns/follow-takedowns.ts';
import { subscribeToLive } from '../lib/live.ts';

/**
 * Passes messages on the artist's channel to every listener that they may concern. @returns a function that
 * unsubscribes
 */
export function followNews(client: QueryClient, artistId: string): () => void {
  const library = followLibrary(client);
  const account = followAccount(client);
  const payouts = followPayouts(client);
  const statements = followStatements(client);
  const takedowns = followTakedowns(client);
  const stores = followStores(client);
  const notices = followNotices(client);
  const leave = subscribeToLive(artistChannel(artistId), {
    onMessage: (message) => {
      library.onMessage(message);
      account.onMessage(message);
      payouts.onMessage(message);
      statements.onMessage(message);
      takedowns.onMessage(message);
      stores.onMessage(message);
      notices.onMessage(message);
      followReplyPreview.onMessage(message);
    },
    onReconnect: () => {
      library.onReconnect();
      account.onReconnect();
      payouts.onReconnect();
      statements.onReconnect();
      takedowns.onReconnect();
      stores.onReconnect();
      notices.onReconnect();
    },
  });
  return () => {
    leave();
    library.stop();
  };
}
