import type { ReactNode } from 'react';
import type { StatementId } from '../../../../../shared/ids.ts';
import type { FileSettings } from '../../../../../shared/statements/file-settings.ts';
import { statementActionMessage } from '../../../data/statements/messages.ts';
import { useChangeSettings } from '../../../data/statements/mutations.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/use-action.ts';

type Props = { statementId: StatementId; settings: FileSettings; small?: boolean; children: ReactNode };

/** A button that decides one thing about a file and has the file read again. */
export function SettingButton({ statementId, settings, small = false, children }: Props) {
  const changing = useChangeSettings(statementId);
  const change = useAction(changing.mutateAsync, {
    failed: (error) => ({ title: 'Nothing was changed', text: statementActionMessage(error) }),
  });
  return (
    <Button
      {...(small && { size: 'small' as const })}
      busy={changing.isPending && 'Reading again…'}
      onClick={() => change(settings)}
    >
      {children}
    </Button>
  );
}
