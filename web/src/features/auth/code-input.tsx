import type { ClipboardEvent } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { Input } from './input.tsx';

type Props<T extends FieldValues & { code: string }> = {
  form: UseFormReturn<T>;
  /** A complete code was pasted, and there is nothing else to ask. */
  onPasted?: () => void;
};

/** The six digits from an email. Pasting works with any text around them. */
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
