import { useState } from 'react';
import { statementsMessage } from '../../../data/statements/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAction } from '../../../ui/use-action.ts';

type Props = {
  name: string;
  detail: string;
  /** The consequence of forgetting the row's entry. */
  consequence: string;
  forgetting: { mutateAsync: (_: undefined) => Promise<unknown>; isPending: boolean };
};

/** A row for something that the office has saved, with a button to forget it after confirmation. */
export function ForgettableRow({ name, detail, consequence, forgetting }: Props) {
  const [isOpen, setOpen] = useState(false);
  const forget = useAction(forgetting.mutateAsync, {
    done: () => setOpen(false),
    failed: (error) => {
      setOpen(false);
      return { title: 'Still saved', text: statementsMessage(error) };
    },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-t-0">
      <span className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
        <span className="font-[560]">{name}</span>
        <span className="text-small text-soft">{detail}</span>
      </span>
      <Button size="small" aria-haspopup="dialog" aria-label={`Forget ${name}`} onClick={() => setOpen(true)}>
        Forget
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Forget ${name}?`}
        confirm="Forget"
        busy={forgetting.isPending && 'Forgetting…'}
        onConfirm={() => forget(undefined)}
      >
        {consequence}
      </ConfirmDialog>
    </li>
  );
}
