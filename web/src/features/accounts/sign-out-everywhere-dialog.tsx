import { signOutMessage } from '../../data/accounts/messages.ts';
import { useSignOutEverywhere } from '../../data/accounts/mutations.ts';
import { hasUnsavedData } from '../../lib/warn-before-unload.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';

export default function SignOutEverywhereDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const everywhere = useSignOutEverywhere();
  const confirm = useAction(everywhere.mutateAsync, {
    done: () => ({ title: 'Signed Out' }),
    failed: (error) => {
      onClose();
      return { title: 'Sign Out Failed', text: signOutMessage(error) };
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Sign out everywhere?"
      confirm="Sign out"
      tone="signal"
      busy={everywhere.isPending && 'Signing out…'}
      onConfirm={() => confirm()}
    >
      You’ll be signed out on every device, including this one, and sign in again with your password.
      {hasUnsavedData() && ' You have unsaved changes, which would be lost.'}
    </ConfirmDialog>
  );
}
