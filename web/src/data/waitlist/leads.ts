import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LeadId } from '../../../../shared/ids.ts';
import { api } from '../../lib/api.ts';
import { messageFor } from '../../lib/problem-message.ts';
import { usePagedList } from '../use-paged-list.ts';

const queryKey = ['waitlist', 'leads'];

/** The people on the waitlist, latest first, with their total number. */
export const useLeads = () =>
  usePagedList({
    queryKey,
    ask: (cursor) => api('GET /api/admin/waitlist', { query: { cursor } }),
    idOf: ({ id }) => id,
  });

export const leadsMessage = messageFor<'GET /api/admin/waitlist'>({});

export function useRemoveLead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (leadId: LeadId) => api('DELETE /api/admin/waitlist/{leadId}', { params: { leadId } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export const removeLeadMessage = messageFor<'DELETE /api/admin/waitlist/{leadId}'>({});

/** Emails a lead an invitation. */
export function useInviteLead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (leadId: LeadId) => api('POST /api/admin/waitlist/{leadId}/invitation', { params: { leadId } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export const inviteLeadMessage = messageFor<'POST /api/admin/waitlist/{leadId}/invitation'>({
  'lead-not-found': 'Someone has already removed this lead.',
});
