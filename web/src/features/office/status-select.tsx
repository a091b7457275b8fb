import { useState } from 'react';
import { type AccountStatus, accountStatuses } from '../../../../shared/accounts/account-status.ts';
import type { Profile } from '../../../../shared/accounts/profile.ts';
import { statusLabels, statusMessage } from '../../data/accounts/messages.ts';
import { useSetStatus } from '../../data/accounts/mutations.ts';
import { useMe } from '../../data/accounts/queries.ts';
import { isProblem } from '../../lib/problem-message.ts';
import { Select } from '../../ui/select.tsx';
import { notify, notifyFailure } from '../../ui/toast.tsx';
import { RejectDialog } from './reject-dialog.tsx';

const choices = accountStatuses.map((value) => ({ value, label: statusLabels[value] }));

/** An account's status, which the office sets. Rejecting asks why. */
export function StatusSelect({ user }: { user: Profile }) {
  const setStatus = useSetStatus();
  const isMe = useMe().data?.id === user.id;
  const [chosen, setChosen] = useState<AccountStatus>();
  const [isRejecting, setIsRejecting] = useState(false);
  const change = async (to: AccountStatus, reason?: string) => {
    setChosen(to);
    try {
      await setStatus.mutateAsync({ user, to, ...(reason !== undefined && { reason }) });
      notify({
        title: 'Status Updated',
        text: `${user.fullName || user.email} is now ${statusLabels[to].toLowerCase()}.`,
      });
    } catch (error) {
      const text = statusMessage(error);
      notifyFailure({
        title: isProblem(error, 'status-changed') ? 'Status not changed' : 'Failed to update account status',
        text,
      });
    } finally {
      setChosen(undefined);
    }
  };
  const choose = (to: AccountStatus) => (to === 'rejected' ? setIsRejecting(true) : void change(to));
  return (
    <>
      <Select
        small
        className="relative min-w-32"
        aria-label={`Status of ${user.fullName || user.email}`}
        choices={choices}
        value={chosen ?? user.status}
        disabled={isMe}
        title={isMe ? 'Another admin can change the status of your own account' : undefined}
        aria-busy={setStatus.isPending}
        onChange={({ target }) => !setStatus.isPending && choose(target.value as AccountStatus)}
      />
      {isRejecting && (
        <RejectDialog
          name={user.fullName || user.email}
          busy={setStatus.isPending}
          onClose={() => setIsRejecting(false)}
          onReject={async (reason) => {
            await change('rejected', reason);
            setIsRejecting(false);
          }}
        />
      )}
    </>
  );
}
