import type { AccountStatus } from '../../../../shared/accounts/profile.ts';
import { wordsFor } from '../../lib/problem-words.ts';

export const meWords = wordsFor<'GET /api/me'>({});

export const signOutWords = wordsFor<'POST /api/me/sign-out-everywhere'>({});

export const usersWords = wordsFor<'GET /api/admin/users'>({});

export const statusWords = wordsFor<'PATCH /api/admin/users/{artistId}/status'>({
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

export const statuses = Object.keys(statusLabels) as AccountStatus[];
