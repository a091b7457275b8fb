import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

/** As many as a text of the contract has (product 6.5), without its schema: the page has no other need of zod. */
const LONGEST = 500;

type Props = { name: string; busy: boolean; onClose: () => void; onReject: (reason: string) => void };

/** Why an account is not let in: the artist gets it by mail, as it is written. */
export function RejectDialog({ name, busy, onClose, onReject }: Props) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const reject = () => {
    // One line: it is one paragraph of the mail.
    const line = reason.replace(/\s+/g, ' ').trim();
    if (line === '') return setError('Please write why. The artist gets it by mail.');
    if (line.length > LONGEST) return setError(`Must be less than ${LONGEST} characters`);
    onReject(line);
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Reject ${name}?`}
      confirm="Reject"
      onConfirm={reject}
      busy={busy && 'Rejecting…'}
    >
      <Field label="Reason" hint="The artist gets it by mail" error={error}>
        {(control) => (
          <TextArea
            {...control}
            value={reason}
            limit={LONGEST}
            onChange={({ target }) => {
              setReason(target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
