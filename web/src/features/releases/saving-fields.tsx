import type { ComponentProps, KeyboardEvent } from 'react';
import { Field } from '../../ui/field.tsx';
import { type Choice, Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { FieldConflict, FieldRetry, FieldStatus } from './field-status.tsx';
import type { SavingField } from './use-field-edit.ts';

type Shared<S, T> = { id: string; label: string; hint?: string | undefined; field: SavingField<S, T> };

/** Enter saves; Escape brings the saved value back. */
const keysOf =
  <S, T>(field: SavingField<S, T>) =>
  (event: KeyboardEvent) => {
    if (event.key === 'Enter') field.commit();
    if (event.key === 'Escape') field.letGo();
  };

type TextProps<S> = Shared<S, string> & {
  tell: (saved: S) => string;
  input?: ComponentProps<'input'>;
};

/** A line of text that saves itself when it is left. */
export const SavingText = <S,>({ id, label, hint, field, tell, input }: TextProps<S>) => (
  <div className="grid content-start gap-2">
    <Field id={id} label={label} hint={hint} error={field.edit.words} aside={<FieldStatus phase={field.edit.phase} />}>
      {(control) => (
        <TextInput
          {...input}
          {...control}
          value={field.typed}
          onChange={({ target }) => field.type(target.value)}
          onBlur={field.commit}
          onKeyDown={keysOf(field)}
        />
      )}
    </Field>
    <FieldRetry field={field} />
    <FieldConflict field={field} tell={tell} />
  </div>
);

type SelectProps = Shared<string, string> & { choices: readonly Choice[] };

/** A choice that saves itself at once. */
export const SavingSelect = ({ id, label, hint, field, choices }: SelectProps) => (
  <div className="grid content-start gap-2">
    <Field id={id} label={label} hint={hint} error={field.edit.words} aside={<FieldStatus phase={field.edit.phase} />}>
      {(control) => (
        <Select
          {...control}
          choices={choices}
          value={field.typed}
          onChange={({ target }) => {
            field.type(target.value);
            field.commit();
          }}
        />
      )}
    </Field>
    <FieldRetry field={field} />
    <FieldConflict field={field} tell={(saved) => choices.find(({ value }) => value === saved)?.label ?? saved} />
  </div>
);
