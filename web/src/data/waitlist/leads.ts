import { api } from '../../lib/api.ts';
import { messageFor } from '../../lib/problem-message.ts';
import { usePaged } from '../paged.ts';

/** Those who wait, the latest first, with how many there are. */
export const useLeads = () =>
  usePaged({
    queryKey: ['waitlist', 'leads'],
    ask: (cursor) => api('GET /api/admin/waitlist', { query: { cursor } }),
  });

export const leadsMessage = messageFor<'GET /api/admin/waitlist'>({});
