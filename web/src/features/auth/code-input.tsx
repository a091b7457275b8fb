import type { ClipboardEvent } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { Input } from './input.tsx';

type Props<T extends FieldValues & { code: string }> = {
  form: UseFormReturn<T>;
  /** Called when a complete code was pasted, if the form has no other field. */
  onPasted?: () => void;
};

/** An input for the six digits from an email. Pasting works with other text around the digits. */
export function CodeInput<T extends FieldValues & { code: string }>({ form, onPasted }: Props<T>) {
  const name = 'code' as FieldPath<T>;
  const paste = (event: ClipboardEvent) => {
    const digits = event.clipboardData.getData('text').replace(/\D/g, '');
    if (digits.length !== 6) return;
    event.preventDefault();
    form.setValue(name, digits as FieldPathValue<T, FieldPath<T>>, { shouldDirty: true });
    onPasted?.();
  };
  return (
    <Input
      form={form}
      name={name}
      label="Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
      onPaste={paste}
    />
  );
}
