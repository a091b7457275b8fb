import { useState } from 'react';
import type { PayoutMethodKind } from '../../../../shared/payouts/payout-method.ts';
import { addMethodMessage } from '../../data/payouts/method-messages.ts';
import { useAddMethod } from '../../data/payouts/method-mutations.ts';
import { plural } from '../../lib/format.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { notify } from '../../ui/toast.tsx';
import { kindLabels, methodChoices } from './method-fields.ts';
import { MethodForm } from './method-form.tsx';
import { MethodInputs } from './method-inputs.tsx';
import { useMethodForm } from './use-method-form.ts';

type Props = { holdHours: number; onClose: () => void };

/** Asks for a payout method and for the password, so that a hijacked session cannot redirect money (product 24.11). */
export default function AddMethodDialog({ holdHours, onClose }: Props) {
  const [kind, setKind] = useState<PayoutMethodKind>('iban');
  const adding = useAddMethod();
  const { form, submit } = useMethodForm({
    label: '',
    kind: () => kind,
    message: addMethodMessage,
    async save({ password, label, method }) {
      if (!method) return;
      const { masked } = await adding.mutateAsync({ password, method, ...(label && { label }) });
      onClose();
      notify({ title: 'Payout method added', text: masked });
    },
  });
  const close = () => !form.formState.isSubmitting && onClose();
  const holdNote = holdHours > 0 ? ` For your safety you can use it ${plural(holdHours, 'hour')} later.` : '';
  return (
    <Dialog open onClose={close} title="Add a payout method" description={`We check it as you save it.${holdNote}`}>
      <MethodForm form={form} onSubmit={submit} onCancel={close} verb="Add method">
        <Field label="Kind">
          {(control) => (
            <Select
              {...control}
              choices={methodChoices(kindLabels)}
              value={kind}
              onChoose={(chosen) => {
                form.clearErrors();
                setKind(chosen);
              }}
            />
          )}
        </Field>
        <MethodInputs kind={kind} form={form} />
      </MethodForm>
    </Dialog>
  );
}
