import type { AccountStatus } from '../../../../shared/accounts/account-status.ts';
import { Badge } from '../../ui/badge.tsx';

/** An account's status as the artist sees it: Active or Inactive (product 3.11). */
export const AccountBadge = ({ status }: { status: AccountStatus }) =>
  status === 'active' ? <Badge tone="money">Active</Badge> : <Badge tone="ready">Inactive</Badge>;
