import type { AccountStatus } from '../../../../shared/accounts/account-status.ts';
import { messageFor } from '../../lib/problem-message.ts';

export const meMessage = messageFor<'GET /api/me'>({});

export const signOutMessage = messageFor<'POST /api/me/sign-out-everywhere'>({});

export const usersMessage = messageFor<'GET /api/admin/users'>({});

export const statusMessage = messageFor<'PATCH /api/admin/users/{artistId}/status'>({
  'user-not-found': 'This account no longer exists.',
  'status-changed': 'Another admin has just changed this account. The list now shows its status.',
  'own-status': 'You cannot change the status of your own account. Ask another admin.',
});

export const statusLabels: Record<AccountStatus, string> = {
  new: 'New',
  pending: 'Pending',
  active: 'Active',
  rejected: 'Rejected',
};
