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

/** Changes a payout method's name and destination; requires the password (product 24.11). */
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
  const holdNote = holdHours > 0 ? ` For your safety you can use it ${plural(holdHours, 'hour')} later.` : '';
  return (
    <Dialog
      open
      onClose={close}
      title={`Change ${masked}`}
      description="Payouts you have already requested still go to the previous account."
    >
      <MethodForm form={form} onSubmit={submit} onCancel={close} verb="Save">
        <Checkbox
          label="Use a different account from now on"
          checked={isElsewhere}
          onChange={(checked) => {
            form.clearErrors();
            setElsewhere(checked);
          }}
        />
        {isElsewhere && (
          <>
            <p className="text-small text-soft">{`We check it as you save it, and email you about it.${holdNote}`}</p>
            <MethodInputs kind={kind} form={form} />
          </>
        )}
      </MethodForm>
    </Dialog>
  );
}
