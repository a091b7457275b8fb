import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

type Props = {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  error?: string | undefined;
  placeholder?: string;
};

/** Takes a typed or pasted UPC or ISRC, which the server checks. */
export const CodeField = ({ label, value, onChange, error, placeholder }: Props) => (
  <Field label={label} error={error}>
    {(control) => (
      <TextInput
        {...control}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);
