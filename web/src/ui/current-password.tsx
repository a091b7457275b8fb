import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';

type Props<T extends FieldValues> = { form: UseFormReturn<T>; name: Path<T>; hint?: string };

/** Asks for the signed-in account's password again, to protect an action from somebody who has stolen the session. */
export const CurrentPassword = <T extends FieldValues>({ form, name, hint }: Props<T>) => (
  <Field label="Password" hint={hint} error={form.getFieldState(name, form.formState).error?.message}>
    {(control) => (
      <PasswordInput
        {...control}
        {...form.register(name, { required: 'Password is required' })}
        autoComplete="current-password"
      />
    )}
  </Field>
);
