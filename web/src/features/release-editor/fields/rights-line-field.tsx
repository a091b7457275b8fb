import { TextInput } from '../../../ui/text-input.tsx';
import { SavingRow } from '../../saving-field/saving-row.tsx';
import { type FieldProps, savingKeys } from '../../saving-field/simple-fields.tsx';
import { readRightsLine, type TypedRightsLine } from './field-forms.ts';

/** A P-line or C-line: two controls for one value. */
export function RightsLineField({ advice, ...row }: FieldProps<TypedRightsLine>) {
  const { id, label, field } = row;
  const { typed } = field;
  const half = field.isUnsaved && readRightsLine(typed) === 'unfinished';
  const control = (part: keyof TypedRightsLine) => ({
    id: `${id}-${part}`,
    'aria-label': `${label} ${part}`,
    'aria-describedby': `${id}-note`,
    value: typed[part],
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => field.type({ ...typed, [part]: target.value }),
    onBlur: field.commit,
    onKeyDown: savingKeys(field),
  });
  return (
    <SavingRow {...row} group advice={half ? 'Not saved yet: enter both the year and the holder.' : advice}>
      {(row) => (
        <div className="grid grid-cols-[6rem_1fr] gap-2">
          <TextInput
            {...control('year')}
            placeholder="Year"
            inputMode="numeric"
            maxLength={4}
            aria-invalid={row['aria-invalid']}
          />
          <TextInput {...control('holder')} placeholder="Holder" aria-invalid={row['aria-invalid']} />
        </div>
      )}
    </SavingRow>
  );
}
