import { useState } from 'react';
import type { OfficeProfile } from '../../../../shared/accounts/office-profile.ts';
import { type OfficeRole, officeRoles } from '../../../../shared/accounts/office-role.ts';
import { roleLabels, roleMessage } from '../../data/accounts/messages.ts';
import { useSetRole } from '../../data/accounts/mutations.ts';
import { userName } from '../../data/accounts/user-name.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type Choice, Select } from '../../ui/select.tsx';
import { useAction } from '../../ui/use-action.ts';

const NONE = 'artist';
const choices: Choice<OfficeRole | typeof NONE>[] = [
  { value: NONE, label: 'Artist' },
  ...officeRoles.map((value) => ({ value, label: roleLabels[value] })),
];

const opens: Record<OfficeRole | typeof NONE, string> = {
  admin: 'can do everything in the office, and assign roles.',
  reviewer: 'can review and export releases, but sees no money.',
  finance: 'sees payments and can refund them, but can’t review.',
  [NONE]: 'no longer has access to the office.',
};

/**
 * Changes an account's role in the office (product 3.15). Asks for confirmation, because a change takes effect at once.
 */
export function RoleSelect({ user }: { user: OfficeProfile }) {
  const name = userName(user);
  const [asked, setAsked] = useState<OfficeRole | typeof NONE>();
  const setRole = useSetRole();
  const confirm = useAction(setRole.mutateAsync, {
    done: ({ role }) => ({ title: 'Role updated', text: `${name}: ${role ? roleLabels[role] : 'Artist'}` }),
    failed: (error) => ({ title: 'Role not changed', text: roleMessage(error) }),
    settled: () => setAsked(undefined),
  });
  const label = asked === NONE ? 'Artist' : asked && roleLabels[asked];
  return (
    <>
      <Select
        small
        className="min-w-32"
        aria-label={`Role of ${name}`}
        choices={choices}
        value={user.role ?? NONE}
        onChoose={setAsked}
      />
      {asked && (
        <ConfirmDialog
          open
          onClose={() => setAsked(undefined)}
          title={asked === NONE ? `Remove ${name}’s role?` : `Give ${name} the ${label} role?`}
          confirm={asked === NONE ? 'Remove the role' : 'Give the role'}
          busy={setRole.isPending && 'Saving…'}
          onConfirm={() => confirm({ user, to: asked === NONE ? null : asked })}
        >
          {label}: {opens[asked]} The change takes effect at once and is recorded. An account with a role is always
          active.
        </ConfirmDialog>
      )}
    </>
  );
}
