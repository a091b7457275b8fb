import { useState } from 'react';
import type { OfficeProfile } from '../../../../shared/accounts/office-profile.ts';
import { secondFactorMessage } from '../../data/accounts/messages.ts';
import { useRemoveSecondFactor } from '../../data/accounts/mutations.ts';
import { userName } from '../../data/accounts/user-name.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';

/** Removes the second factor of a user who has lost their phone (product 3.20). */
export function RemoveSecondFactor({ user }: { user: OfficeProfile }) {
  const name = userName(user);
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveSecondFactor();
  const confirm = useAction(remove.mutateAsync, {
    done: () => ({ title: 'Second factor removed', text: `${name} now signs in with just a password.` }),
    failed: (error) => ({ title: 'Second factor not removed', text: secondFactorMessage(error) }),
    settled: () => setAsking(false),
  });
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Remove the second factor…
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          title="Remove the second factor?"
          confirm="Remove"
          busy={remove.isPending && 'Removing…'}
          onConfirm={() => confirm(user.id)}
        >
          For {name}, who has lost their phone. They’ll sign in with just a password. First make sure that it’s really
          them asking. The removal is recorded.
        </ConfirmDialog>
      )}
    </>
  );
}
