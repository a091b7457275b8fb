import { ChoiceList } from '../../ui/choice-list.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { TypedSalesStart } from './field-forms.ts';
import { FieldConflict, FieldRetry, FieldStatus } from './field-status.tsx';
import { salesStartText } from './messages.ts';
import type { SavingField } from './use-field-edit.ts';

const choices = [
  { value: 'asap', label: 'As soon as possible' },
  { value: 'day', label: 'On a day of my choice' },
] as const;

type Props = { id: string; label: string; hint: string; field: SavingField<string, TypedSalesStart> };

export function SalesStartField({ id, label, hint, field }: Props) {
  const { edit, typed } = field;
  const choose = (kind: 'asap' | 'day') => {
    field.type({ ...typed, kind });
    field.commit();
  };
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="flex w-full items-baseline justify-between gap-3 pb-1.5 text-small font-[560]">
        When does it go on sale?
        <FieldStatus phase={edit.phase} />
      </legend>
      <ChoiceList name={id} choices={choices} chosen={typed.kind || undefined} onChoose={choose} />
      {typed.kind === 'day' && (
        <Field id={`${id}-date`} label={label} error={edit.words}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              className="max-w-56"
              value={typed.day}
              onChange={({ target }) => field.type({ kind: 'day', day: target.value })}
              onBlur={field.commit}
              onKeyDown={({ key }) => key === 'Enter' && field.commit()}
            />
          )}
        </Field>
      )}
      <p className="text-small text-soft">{hint}</p>
      <FieldRetry field={field} />
      <FieldConflict field={field} tell={salesStartText} />
    </fieldset>
  );
}
