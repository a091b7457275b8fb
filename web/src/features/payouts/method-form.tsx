import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { MAX_METHOD_LABEL } from '../../../../shared/payouts/method-label.ts';
import { Button } from '../../ui/button.tsx';
import { CurrentPassword } from '../../ui/current-password.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { TypedMethod } from './method-fields.ts';

type Props = {
  form: UseFormReturn<TypedMethod>;
  onSubmit: () => void;
  onCancel: () => void;
  verb: string;
  /** The destination's fields. */
  children: ReactNode;
};

/** Form for a payout method: its name and destination, plus the user's password. */
export function MethodForm({ form, onSubmit, onCancel, verb, children }: Props) {
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5 pt-2">
      {children}
      <Field label="Label" hint="Optional, only you see it" error={errors.label?.message}>
        {(control) => (
          <TextInput {...control} {...form.register('label')} maxLength={MAX_METHOD_LABEL} autoComplete="off" />
        )}
      </Field>
      <CurrentPassword form={form} name="password" hint="The password of your Segno account" />
      {errors.root && (
        <p role="alert" className="text-danger">
          {errors.root.message}
        </p>
      )}
      <div className="grid gap-3 sm:flex sm:justify-end">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" tone="signal" busy={isSubmitting && 'Saving…'}>
          {verb}
        </Button>
      </div>
    </form>
  );
}
