import { useState } from 'react';
import type { PayoutMethod } from '../../../../shared/payouts/payout-method.ts';
import { changeMethodMessage } from '../../data/payouts/method-messages.ts';
import { useChangeMethod } from '../../data/payouts/method-mutations.ts';
import { plural } from '../../lib/format.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/toast.tsx';
import { MethodForm } from './method-form.tsx';
import { MethodInputs } from './method-inputs.tsx';
import { useMethodForm } from './use-method-form.ts';

type Props = { method: PayoutMethod; holdHours: number; onClose: () => void };

/** Changes what a payout method is called, and where it goes; with the password, as adding one does (product 24.11). */
export default function ChangeMethodDialog({
  method: { methodId, kind, masked, label = '' },
  holdHours,
  onClose,
}: Props) {
  const [isElsewhere, setElsewhere] = useState(false);
  const changing = useChangeMethod();
  const { form, submit } = useMethodForm({
    label,
    kind: () => (isElsewhere ? kind : undefined),
    message: changeMethodMessage,
    async save({ method, ...body }) {
      const changed = await changing.mutateAsync({ methodId, ...body, ...(method && { method }) });
      onClose();
      notify({ title: 'Payout method changed', text: changed.label ?? changed.masked });
    },
  });
  const close = () => !form.formState.isSubmitting && onClose();
  const waits = holdHours > 0 ? ` For your safety it can be paid to ${plural(holdHours, 'hour')} later.` : '';
  return (
    <Dialog
      open
      onClose={close}
      title={`Change ${masked}`}
      description="What you have asked for already is still paid where it was to go."
    >
      <MethodForm form={form} onSubmit={submit} onCancel={close} verb="Save">
        <Checkbox
          label="Pay it somewhere else from now on"
          checked={isElsewhere}
          onChange={(checked) => {
            form.clearErrors();
            setElsewhere(checked);
          }}
        />
        {isElsewhere && (
          <>
            <p className="text-small text-soft">{`We check it as you save it, and tell you by mail.${waits}`}</p>
            <MethodInputs kind={kind} form={form} />
          </>
        )}
      </MethodForm>
    </Dialog>
  );
}
