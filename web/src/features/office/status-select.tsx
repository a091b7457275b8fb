import { useState } from 'react';
import { type AccountStatus, accountStatuses } from '../../../../shared/accounts/account-status.ts';
import type { OfficeProfile } from '../../../../shared/accounts/office-profile.ts';
import { statusLabels } from '../../data/accounts/messages.ts';
import { userName } from '../../data/accounts/user-name.ts';
import { Select } from '../../ui/select.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useStatusChange } from './use-status-change.ts';

const choices = accountStatuses.map((value) => ({ value, label: statusLabels[value] }));

/** Sets an account's status. Rejecting asks for a reason. */
export function StatusSelect({ user }: { user: OfficeProfile }) {
  const { isMe, isPending, shown, change, reject } = useStatusChange(user);
  const [isRejecting, setIsRejecting] = useState(false);
  const choose = (to: AccountStatus) => (to === 'rejected' ? setIsRejecting(true) : void change(to));
  return (
    <>
      <Select
        small
        className="relative min-w-32"
        aria-label={`Status of ${userName(user)}`}
        choices={choices}
        value={shown}
        disabled={isMe}
        title={isMe ? 'Another admin can change the status of your own account' : undefined}
        aria-busy={isPending}
        onChoose={(status) => !isPending && choose(status)}
      />
      {isRejecting && (
        <RejectDialog
          name={userName(user)}
          busy={isPending}
          onClose={() => setIsRejecting(false)}
          onReject={async (reason) => {
            await reject(reason);
            setIsRejecting(false);
          }}
        />
      )}
    </>
  );
}
