import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { chainNames } from '../../../../shared/payouts/masked-method.ts';
import type { PayoutMethodDetails, PayoutMethodKind } from '../../../../shared/payouts/payout-method.ts';
import { type MethodField, tidied, wrongField } from '../../../../shared/payouts/wrong-field.ts';
import { addMethodMessage, wrongFieldText } from '../../data/payouts/method-messages.ts';
import { useAddMethod } from '../../data/payouts/methods.ts';
import { plural } from '../../lib/format.ts';
import { isProblem } from '../../lib/problem-message.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { notify } from '../../ui/toast.tsx';
import { fieldsOf, kindLabels, type TypedMethod, typedDetails } from './method-fields.ts';

type Props = { holdHours: number; onClose: () => void };

const choicesOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Asks where an artist is paid, and for the password: who took over a session takes no money (product 24.11). */
export default function AddMethodDialog({ holdHours, onClose }: Props) {
  const [kind, setKind] = useState<PayoutMethodKind>('iban');
  const form = useForm<TypedMethod>({
    shouldUnregister: true,
    defaultValues: {
      holder: '',
      iban: '',
      bic: '',
      routing: '',
      account: '',
      email: '',
      chain: 'bitcoin',
      address: '',
    },
  });
  const adding = useAddMethod();
  const { errors, isSubmitting } = form.formState;
  const isWrong = (field: MethodField | 'password' | 'root', message: string) =>
    form.setError(field, { message }, { shouldFocus: field !== 'root' });
  const submit = form.handleSubmit(async ({ password, ...typed }) => {
    const method: PayoutMethodDetails = tidied(typedDetails(kind, typed));
    const field = wrongField(method);
    if (field) return isWrong(field, wrongFieldText[field]);
    try {
      const { masked } = await adding.mutateAsync({ password, method });
      onClose();
      notify({ title: 'Payout method added', text: masked });
    } catch (error) {
      const about = isProblem(error, 'payout-method-wrong') ? (error.details.field as MethodField) : undefined;
      isWrong(about ?? (isProblem(error, 'password-wrong') ? 'password' : 'root'), addMethodMessage(error));
    }
  });
  const close = () => !isSubmitting && onClose();
  const waits = holdHours > 0 ? ` For your safety it can be paid to ${plural(holdHours, 'hour')} later.` : '';
  return (
    <Dialog open onClose={close} title="Add a payout method" description={`We check it as you save it.${waits}`}>
      <form noValidate onSubmit={submit} className="grid gap-5 pt-2">
        <Field label="Kind">
          {(control) => (
            <Select
              {...control}
              choices={choicesOf(kindLabels)}
              value={kind}
              onChange={({ target }) => {
                form.clearErrors();
                setKind(target.value as PayoutMethodKind);
              }}
            />
          )}
        </Field>
        {kind === 'crypto' && (
          <Field label="Chain" hint="Money that is sent on a wrong chain is lost">
            {(control) => <Select {...control} {...form.register('chain')} choices={choicesOf(chainNames)} />}
          </Field>
        )}
        {fieldsOf[kind].map(({ name, label, hint, required, ...input }) => (
          <Field key={`${kind}-${name}`} label={label} hint={hint} error={errors[name]?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...form.register(name, required ? { validate: (text) => text.trim() !== '' || required } : {})}
                {...input}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
        ))}
        <Field label="Password" hint="Of your account here" error={errors.password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('password', { required: 'Password is required' })}
              autoComplete="current-password"
            />
          )}
        </Field>
        {errors.root && (
          <p role="alert" className="text-danger">
            {errors.root.message}
          </p>
        )}
        <div className="grid gap-3 sm:flex sm:justify-end">
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" tone="signal" busy={isSubmitting && 'Saving…'}>
            Add method
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
