import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { ListedLead } from '../../../../shared/waitlist/contract.ts';
import { removeLeadMessage, useRemoveLead } from '../../data/waitlist/leads.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useAction } from '../../ui/use-action.ts';

/** What the office seldom does with somebody who waits. */
export function LeadMenu({ lead: { id, artistName, email } }: { lead: ListedLead }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveLead();
  const confirm = useAction(remove.mutateAsync, {
    done: () => ({ title: 'Removed from the waitlist', text: artistName }),
    failed: (error) => ({ title: 'Not removed', text: removeLeadMessage(error) }),
    settled: () => setAsking(false),
  });
  return (
    <>
      <Menu align="end" groups={[[{ label: 'Remove…', tone: 'danger', onSelect: () => setAsking(true) }]]}>
        <IconButton label={`More about ${artistName}`}>
          <Ellipsis className="size-4" />
        </IconButton>
      </Menu>
      {isAsking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          title="Remove from the waitlist?"
          confirm="Remove"
          busy={remove.isPending && 'Removing…'}
          onConfirm={() => confirm(id)}
        >
          All that {artistName} ({email}) wrote here is deleted. What was sent to your webhook stays there. The removal
          is put on record.
        </ConfirmDialog>
      )}
    </>
  );
}
