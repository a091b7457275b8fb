import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { Profile } from '../../../../shared/accounts/profile.ts';
import { secondFactorMessage } from '../../data/accounts/messages.ts';
import { useRemoveSecondFactor } from '../../data/accounts/mutations.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useAction } from '../../ui/use-action.ts';

/** What the office seldom does with an account. */
export function UserMenu({ user }: { user: Profile }) {
  const name = user.fullName || user.email;
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveSecondFactor();
  const confirm = useAction(remove.mutateAsync, {
    done: () => ({ title: 'Second factor removed', text: `${name} signs in with the password alone.` }),
    failed: (error) => ({ title: 'Second factor not removed', text: secondFactorMessage(error) }),
    settled: () => setAsking(false),
  });
  return (
    <>
      <Menu align="end" groups={[[{ label: 'Remove the second factor…', onSelect: () => setAsking(true) }]]}>
        <IconButton label={`More about ${name}`}>
          <Ellipsis className="size-4" />
        </IconButton>
      </Menu>
      {isAsking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          title="Remove the second factor?"
          confirm="Remove"
          busy={remove.isPending && 'Removing…'}
          onConfirm={() => confirm(user.id)}
        >
          For {name}, who has lost the phone: the password alone signs in again. Make sure first that it is really them
          who ask. It is put on record.
        </ConfirmDialog>
      )}
    </>
  );
}
