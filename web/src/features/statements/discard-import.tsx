import { useState } from 'react';
import type { StatementId } from '../../../../shared/ids.ts';
import { statementActionMessage } from '../../data/statements/messages.ts';
import { useDiscard } from '../../data/statements/mutations.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';

/** Discards an import that has not been posted. */
export function DiscardImport({ statementId, name }: { statementId: StatementId; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const discarding = useDiscard(statementId);
  const discard = useAction(discarding.mutateAsync, {
    done: () => {
      setOpen(false);
      return { title: 'Discarded', text: 'Nothing was posted. You can drop the file again.' };
    },
    failed: (error) => {
      setOpen(false);
      return { title: 'Not discarded', text: statementActionMessage(error) };
    },
  });
  return (
    <>
      <Button tone="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        DiscardImport
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`DiscardImport ${name}?`}
        confirm="Discard"
        busy={discarding.isPending && 'Discarding…'}
        onConfirm={() => discard(undefined)}
      >
        Nothing has been posted. What you matched stays matched for later statements.
      </ConfirmDialog>
    </>
  );
}
