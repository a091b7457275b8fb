import type { SplitInvitationId } from '../../../../shared/ids.ts';
import { sendMessage } from '../../data/splits/messages.ts';
import { useResendInvitation } from '../../data/splits/mutations.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';

type Props = { invitationId: SplitInvitationId; email: string; label: string };

/** Emails the link of an invitation again. */
export function ResendInvitation({ invitationId, email, label }: Props) {
  const sending = useResendInvitation();
  const send = useAction(sending.mutateAsync, {
    done: () => ({
      title: 'Invitation sent',
      text: `It is on its way to ${email}. The previous link no longer works.`,
    }),
    failed: (error) => ({ title: 'Invitation not sent', text: sendMessage(error) }),
  });
  return (
    <Button size="small" busy={sending.isPending && 'Sending…'} onClick={() => send(invitationId)}>
      {label}
    </Button>
  );
}
