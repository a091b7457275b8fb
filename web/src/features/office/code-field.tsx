import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

type Props = {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  error?: string | undefined;
  placeholder?: string;
};

/** A UPC or an ISRC, as somebody of the office types or pastes it: the server says whether it is one. */
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
