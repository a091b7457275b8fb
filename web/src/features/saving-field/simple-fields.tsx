import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { DateField } from '../../ui/date-field.tsx';
import { type Choice, Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { SavingRow } from './saving-row.tsx';
import type { SavingField } from './use-saving-field.ts';

export type FieldProps<T> = {
  id: string;
  label: string;
  hint?: ReactNode;
  /** Shows the hint only while the focus is in the field. */
  quiet?: boolean;
  /** Advice about the saved value. */
  advice?: ReactNode;
  /** Whether the field still requires an answer. */
  needed?: boolean;
  help?: ReactNode;
  below?: ReactNode;
  field: SavingField<T>;
};

/**
 * Enter saves, and Escape restores the saved value. Both keys are ignored in a list, a menu or an input method's
 * window, where they mean something else.
 */
export const savingKeys =
  <T,>(field: SavingField<T>) =>
  (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') field.commit();
    if (event.key === 'Escape' && field.isUnsaved) {
      event.stopPropagation();
      field.discard();
    }
  };

/** A label as part of a sentence: 'Title' becomes 'title'; 'UPC' stays. */
const inSentence = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

type TextProps = FieldProps<string> & { input?: ComponentProps<'input'> };

/** A single-line text field that saves itself on blur. */
export const SavingText = ({ input, ...row }: TextProps) => (
  <SavingRow {...row}>
    {(control) => (
      <TextInput
        autoComplete="off"
        placeholder={`Add ${inSentence(row.label)}`}
        {...input}
        {...control}
        value={row.field.typed}
        onChange={({ target }) => row.field.type(target.value)}
        onBlur={row.field.commit}
        onKeyDown={savingKeys(row.field)}
      />
    )}
  </SavingRow>
);

type LinesProps = FieldProps<string> & { limit: number };

/** A multi-line text field that saves itself on blur. */
export const SavingTextArea = ({ limit, ...row }: LinesProps) => (
  <SavingRow {...row}>
    {(control) => (
      <TextArea
        placeholder={`Add ${inSentence(row.label)}`}
        limit={limit}
        {...control}
        value={row.field.typed}
        onChange={({ target }) => row.field.type(target.value)}
        onBlur={row.field.commit}
      />
    )}
  </SavingRow>
);

type SelectProps = FieldProps<string> & { choices: readonly Choice[]; autoComplete?: string };

/** A select that saves itself at once. */
export const SavingSelect = ({ choices, autoComplete, ...row }: SelectProps) => (
  <SavingRow {...row}>
    {(control) => (
      <Select
        {...control}
        autoComplete={autoComplete}
        choices={choices}
        value={row.field.typed}
        onChange={({ target }) => {
          row.field.type(target.value);
          row.field.commit();
        }}
      />
    )}
  </SavingRow>
);

type DayProps = FieldProps<string> & { min?: string; max?: string };

/** A date field that may be empty. An incomplete date is treated as empty. */
export const SavingDate = ({ min, max, ...row }: DayProps) => (
  <SavingRow {...row}>
    {(control) => (
      <DateField
        {...control}
        className="max-w-56"
        clear={`Clear ${row.label}`}
        min={min}
        max={max}
        value={row.field.typed}
        onChange={row.field.type}
        onClear={row.field.commit}
        onBlur={row.field.commit}
        onKeyDown={savingKeys(row.field)}
      />
    )}
  </SavingRow>
);
