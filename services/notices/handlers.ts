import type { noticesContract } from '../../shared/notices/contract.ts';
import type { Handlers } from '../platform/serve.ts';
import { unreadIn } from './notice-head.ts';
import type { NoticeRepository } from './notice-repository.ts';

type Needs = { notices: Pick<NoticeRepository, 'page' | 'head' | 'markRead'> };

export const noticesHandlers = ({ notices }: Needs): Handlers<typeof noticesContract> => ({
  async 'GET /api/notices'({ actor: { artistId }, query: { cursor } }) {
    const [page, head] = await Promise.all([notices.page(artistId, { cursor }), notices.head(artistId)]);
    return { ...page, read: head.read, unread: unreadIn(head) };
  },

  async 'GET /api/notices/unread'({ actor }) {
    return { unread: unreadIn(await notices.head(actor.artistId)) };
  },

  async 'POST /api/notices/read'({ actor, body }) {
    return { unread: unreadIn(await notices.markRead(actor.artistId, body.upTo)) };
  },
});
