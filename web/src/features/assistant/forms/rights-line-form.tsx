import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { FormProps } from './form-answer.ts';
import { FormFrame } from './form-frame.tsx';

const lines = {
  p_line: { field: 'pLine', label: 'P-line', sign: '℗' },
  c_line: { field: 'cLine', label: 'C-line', sign: '©' },
} as const;

/** Asks for a year and an owner. */
export function RightsLineForm({ step, onAnswer }: FormProps & { step: keyof typeof lines }) {
  const { field, label, sign } = lines[step];
  const [year, setYear] = useState(String(new Date().getFullYear()));
  const [holder, setHolder] = useState('');
  const isReady = /^\d{4}$/.test(year) && holder.trim() !== '';
  return (
    <FormFrame
      label={label}
      action={`Use this ${label}`}
      isReady={isReady}
      onSubmit={() =>
        onAnswer({
          message: `${sign} ${year} ${holder.trim()}`,
          chosen: [{ kind: 'set-release', field, value: { year: Number(year), holder: holder.trim() } }],
        })
      }
    >
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-2">
        <Field label="Year">
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              maxLength={4}
              value={year}
              onChange={({ target }) => setYear(target.value)}
            />
          )}
        </Field>
        <Field label="Owner">
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              value={holder}
              onChange={({ target }) => setHolder(target.value)}
            />
          )}
        </Field>
      </div>
    </FormFrame>
  );
}
