import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { ListedLead } from '../../../../shared/waitlist/contract.ts';
import { inviteLeadMessage, removeLeadMessage, useInviteLead, useRemoveLead } from '../../data/waitlist/leads.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useAction } from '../../ui/use-action.ts';

/** The office's actions on a person on the waitlist: invite or remove. */
export function LeadMenu({ lead: { id, artistName, email, invitedAt } }: { lead: ListedLead }) {
  const [asking, setAsking] = useState<'invite' | 'remove'>();
  const close = () => setAsking(undefined);
  const invite = useInviteLead();
  const confirmInvitation = useAction(invite.mutateAsync, {
    done: () => ({ title: 'Invited', text: `We’ve emailed ${artistName}.` }),
    failed: (error) => ({ title: 'Not invited', text: inviteLeadMessage(error) }),
    settled: close,
  });
  const remove = useRemoveLead();
  const confirmRemoval = useAction(remove.mutateAsync, {
    done: () => ({ title: 'Removed from the waitlist', text: artistName }),
    failed: (error) => ({ title: 'Not removed', text: removeLeadMessage(error) }),
    settled: close,
  });
  const inviteItem = { label: 'Invite…', onSelect: () => setAsking('invite') };
  const removeItem = { label: 'Remove…', tone: 'danger' as const, onSelect: () => setAsking('remove') };
  return (
    <>
      <Menu align="end" groups={[...(invitedAt ? [] : [[inviteItem]]), [removeItem]]}>
        <IconButton label={`More about ${artistName}`}>
          <Ellipsis className="size-4" />
        </IconButton>
      </Menu>
      {asking === 'invite' && (
        <ConfirmDialog
          open
          onClose={close}
          title={`Invite ${artistName}?`}
          confirm="Send the email"
          busy={invite.isPending && 'Inviting…'}
          onConfirm={() => confirmInvitation(id)}
        >
          We’ll email {email} that there’s a place, and how to sign up. The email is sent once. The invitation is
          recorded.
        </ConfirmDialog>
      )}
      {asking === 'remove' && (
        <ConfirmDialog
          open
          onClose={close}
          title="Remove from the waitlist?"
          confirm="Remove"
          busy={remove.isPending && 'Removing…'}
          onConfirm={() => confirmRemoval(id)}
        >
          Everything {artistName} ({email}) entered here is deleted. Data already sent to your webhook stays there. The
          removal is recorded.
        </ConfirmDialog>
      )}
    </>
  );
}
