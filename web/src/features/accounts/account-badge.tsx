import type { AccountStatus } from '../../../../shared/accounts/account-status.ts';
import { Badge } from '../../ui/badge.tsx';

/** The artist sees Active or Inactive, whatever status the office sees (product 3.11). */
export const AccountBadge = ({ status }: { status: AccountStatus }) =>
  status === 'active' ? <Badge tone="money">Active</Badge> : <Badge tone="ready">Inactive</Badge>;
