import { UserCheck, UserMinus } from 'lucide-react';
import type { AccountStatus } from '../../../../shared/accounts/account-status.ts';
import type { OfficeProfile } from '../../../../shared/accounts/office-profile.ts';
import { userName } from '../../data/accounts/user-name.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useStatusChange } from './use-status-change.ts';

/** The status that one click sets. There is none for a rejected account, because it needs a closer look. */
const next: Partial<Record<AccountStatus, 'active' | 'pending'>> = {
  new: 'active',
  pending: 'active',
  active: 'pending',
};

/** Switches between active and pending with one click (product 13.2). */
export function StatusToggle({ user }: { user: OfficeProfile }) {
  const { isMe, isPending, change } = useStatusChange(user);
  const to = next[user.status];
  if (!to || isMe) return null;
  const Icon = to === 'active' ? UserCheck : UserMinus;
  return (
    <IconButton
      className="relative"
      label={to === 'active' ? `Activate ${userName(user)}` : `Set ${userName(user)} to pending`}
      busy={isPending}
      onClick={() => void change(to)}
    >
      <Icon className="size-4" strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
