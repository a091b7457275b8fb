import type { ComponentProps, ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';

type Props<T extends FieldValues> = Omit<ComponentProps<'input'>, 'form' | 'name'> & {
  form: UseFormReturn<T>;
  name: FieldPath<T>;
  label: string;
  hint?: string;
  /** Actions on the typed value, below the field. */
  below?: ReactNode;
};

/** A form's text field, with its validation error. */
export const Input = <T extends FieldValues>({ form, name, label, hint, below, ...input }: Props<T>) => (
  <Field label={label} hint={hint} below={below} error={form.getFieldState(name, form.formState).error?.message}>
    {(control) =>
      input.type === 'password' ? (
        <PasswordInput {...input} {...control} {...form.register(name)} />
      ) : (
        <TextInput {...input} {...control} {...form.register(name)} />
      )
    }
  </Field>
);
