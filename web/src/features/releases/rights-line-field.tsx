import type { RightsLine } from '../../../../shared/releases/release.ts';
import { rightsLineText } from '../../../../shared/releases/rights-line-text.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { rightsLineForm, type TypedRightsLine } from './field-forms.ts';
import { FieldConflict, FieldRetry, FieldStatus } from './field-status.tsx';
import type { SavingField } from './use-field-edit.ts';

type Props = { id: string; label: string; hint: string; field: SavingField<RightsLine | null, TypedRightsLine> };

/** A P-line or C-line: two controls, one value. */
export function RightsLineField({ id, label, hint, field }: Props) {
  const { edit, typed } = field;
  const half = edit.draft && rightsLineForm.read(typed, edit.draft.from) === 'unfinished';
  const control = (part: keyof TypedRightsLine) => ({
    value: typed[part],
    onChange: ({ target }: { target: HTMLInputElement }) => field.type({ ...typed, [part]: target.value }),
    onBlur: field.commit,
    onKeyDown: ({ key }: { key: string }) => {
      if (key === 'Enter') field.commit();
      if (key === 'Escape') field.letGo();
    },
  });
  return (
    <div className="grid content-start gap-2">
      <div className="grid grid-cols-[8rem_1fr] gap-3">
        <Field id={`${id}-year`} label={`${label} year`}>
          {(wired) => (
            <TextInput
              {...wired}
              {...control('year')}
              inputMode="numeric"
              maxLength={4}
              aria-invalid={edit.phase === 'refused'}
            />
          )}
        </Field>
        <Field id={`${id}-holder`} label={`${label} holder`} aside={<FieldStatus phase={edit.phase} />}>
          {(wired) => <TextInput {...wired} {...control('holder')} />}
        </Field>
      </div>
      {edit.words ? (
        <p role="alert" className="text-small text-danger">
          {edit.words}
        </p>
      ) : (
        <p className="text-small text-soft">{half ? 'Not saved yet: year and holder go together.' : hint}</p>
      )}
      <FieldRetry field={field} />
      <FieldConflict field={field} tell={rightsLineText} />
    </div>
  );
}
