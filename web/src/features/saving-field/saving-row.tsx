import type { ReactNode } from 'react';
import { type ControlProps, Field } from '../../ui/field.tsx';
import { FieldConflict, FieldRetry, FieldStatus } from './field-status.tsx';
import { useRefusalToast } from './use-refusal-toast.ts';
import type { SavingField } from './use-saving-field.ts';

type Props<T> = {
  id: string;
  label: string;
  hint?: ReactNode;
  quiet?: boolean;
  advice?: ReactNode;
  needed?: boolean;
  field: SavingField<T>;
  /** Several controls that are one value. */
  group?: boolean;
  /** In the place of the status while there is none: where help is found. */
  help?: ReactNode;
  /** Under the hint. */
  below?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/** A field that saves itself: its label, its control, what became of the last edit, and what can be done about it. */
export function SavingRow<T>({ field, help, below, children, ...row }: Props<T>) {
  const { id, label } = row;
  useRefusalToast(id, field.state);
  return (
    <Field
      {...row}
      side
      error={field.state.phase === 'refused' ? field.state.message : undefined}
      aside={
        <>
          <FieldStatus field={field} label={label} />
          {field.state.phase === 'rest' && help}
        </>
      }
      below={
        <>
          {/* What is done with the saved value waits while another one is typed. */}
          <fieldset disabled={field.isUnsaved} className="contents">
            {below}
          </fieldset>
          <FieldRetry field={field} />
          <FieldConflict field={field} />
        </>
      }
    >
      {children}
    </Field>
  );
}
