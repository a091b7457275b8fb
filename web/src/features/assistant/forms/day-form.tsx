import { useState } from 'react';
import { weekday } from '../../../lib/format.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Field } from '../../../ui/field.tsx';
import type { FormProps } from './form-answer.ts';
import { FormFrame } from './form-frame.tsx';

const fields = {
  sales_start: { field: 'salesStart', label: 'Release day', toward: 'ahead' },
  pre_order: { field: 'preOrder', label: 'Pre-order from', toward: 'ahead' },
  original_release: { field: 'originalRelease', label: 'First released on', toward: 'behind' },
} as const;

type Props = FormProps & { step: keyof typeof fields };

/** Asks for a date. */
export function DayForm({ step, onAnswer }: Props) {
  const [day, setDay] = useState('');
  const { field, label, toward } = fields[step];
  const today = new Date().toISOString().slice(0, 10);
  return (
    <FormFrame
      label={label}
      action="Use this day"
      isReady={day !== ''}
      onSubmit={() => onAnswer({ message: weekday(day), chosen: [{ kind: 'set-release', field, value: day }] })}
    >
      <Field label={label}>
        {(control) => (
          <DateField
            {...control}
            value={day}
            onChange={setDay}
            min={toward === 'ahead' ? today : undefined}
            max={toward === 'behind' ? today : undefined}
            className="max-w-60"
          />
        )}
      </Field>
    </FormFrame>
  );
}
