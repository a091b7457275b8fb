import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountStatus, Profile } from '../../../../shared/accounts/profile.ts';
import { api } from '../../lib/api.ts';
import { accountKeys } from './queries.ts';

type StatusChange = { user: Profile; to: AccountStatus };

/** Sets an account's status, if it still is the one that the page showed. The lists follow, also when it failed. */
export function useSetStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ user, to }: StatusChange) =>
      api('PATCH /api/admin/users/{artistId}/status', {
        params: { artistId: user.id },
        body: { from: user.status, to },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: accountKeys.users }),
  });
}
