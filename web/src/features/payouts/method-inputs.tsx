import type { UseFormReturn } from 'react-hook-form';
import { chainNames } from '../../../../shared/payouts/masked-method.ts';
import type { PayoutMethodKind } from '../../../../shared/payouts/payout-method.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { methodChoices, methodFields, type TypedMethod } from './method-fields.ts';

type Props = { kind: PayoutMethodKind; form: UseFormReturn<TypedMethod> };

/** The inputs for the destination of one kind of method. */
export const MethodInputs = ({ kind, form }: Props) => (
  <>
    {kind === 'crypto' && (
      <Field label="Chain" hint="Money sent on the wrong chain is lost">
        {(control) => <Select {...control} {...form.register('chain')} choices={methodChoices(chainNames)} />}
      </Field>
    )}
    {methodFields[kind].map(({ name, label, hint, required, ...input }) => (
      <Field key={`${kind}-${name}`} label={label} hint={hint} error={form.formState.errors[name]?.message}>
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
  </>
);
