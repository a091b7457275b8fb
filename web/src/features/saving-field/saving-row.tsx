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
  /** Whether several controls form one value. */
  group?: boolean;
  /** A link to help, shown while there is no status. */
  help?: ReactNode;
  /** Content below the hint. */
  below?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/** A field that saves itself: its label and control, the state of the last edit, and buttons to act on that state. */
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
          {/* Actions on the saved value are disabled while a different one is typed. */}
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
