import type { ReactNode } from 'react';
import type { StatementId } from '../../../../shared/ids.ts';
import type { Given } from '../../../../shared/statements/given.ts';
import { actMessage } from '../../data/statements/messages.ts';
import { useGive } from '../../data/statements/mutations.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';

type Props = { statementId: StatementId; given: Given; small?: boolean; children: ReactNode };

/** A button that decides one thing about a file, which is then read again. */
export function GiveButton({ statementId, given, small = false, children }: Props) {
  const giving = useGive(statementId);
  const give = useAction(giving.mutateAsync, {
    failed: (error) => ({ title: 'Nothing was changed', text: actMessage(error) }),
  });
  return (
    <Button
      {...(small && { size: 'small' as const })}
      busy={giving.isPending && 'Reading again…'}
      onClick={() => give(given)}
    >
      {children}
    </Button>
  );
}
