import { useState } from 'react';
import type { AccountStatus } from '../../../../shared/accounts/account-status.ts';
import type { OfficeProfile } from '../../../../shared/accounts/office-profile.ts';
import type { StatusChange } from '../../../../shared/accounts/status-change.ts';
import { statusLabels, statusMessage } from '../../data/accounts/messages.ts';
import { useSetStatus } from '../../data/accounts/mutations.ts';
import { useMe } from '../../data/accounts/queries.ts';
import { userName } from '../../data/accounts/user-name.ts';
import { isProblem } from '../../lib/problem-message.ts';
import { notify, notifyFailure } from '../../ui/toast.tsx';

/** Changes an account's status and reports the outcome (product 13.2). */
export function useStatusChange(user: OfficeProfile) {
  const setStatus = useSetStatus();
  const [chosen, setChosen] = useState<AccountStatus>();
  const isMe = useMe().data?.id === user.id;
  async function send(change: StatusChange): Promise<void> {
    setChosen(change.to);
    try {
      await setStatus.mutateAsync({ user, change });
      notify({ title: 'Status Updated', text: `${userName(user)} is now ${statusLabels[change.to].toLowerCase()}.` });
    } catch (error) {
      notifyFailure({
        title: isProblem(error, 'status-changed') ? 'Status not changed' : 'Failed to update account status',
        text: statusMessage(error),
      });
    } finally {
      setChosen(undefined);
    }
  }
  return {
    /** Whether this is the user's own account, whose status they cannot set. */
    isMe,
    isPending: setStatus.isPending,
    /** The status that is being set, or the current one. */
    shown: chosen ?? user.status,
    change: (to: Exclude<AccountStatus, 'rejected'>) => send({ from: user.status, to }),
    reject: (reason: string) => send({ from: user.status, to: 'rejected', reason }),
  };
}
