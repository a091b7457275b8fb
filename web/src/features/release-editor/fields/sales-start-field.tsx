import { CalendarCheck } from 'lucide-react';
import { proposeSalesStart } from '../../../../../shared/releases/propose-sales-start.ts';
import { weekday } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { type Choice, Select } from '../../../ui/select.tsx';
import { SavingRow } from '../../saving-field/saving-row.tsx';
import { type FieldProps, savingKeys } from '../../saving-field/simple-fields.tsx';
import type { TypedSalesStart } from './field-forms.ts';

type Answer = Choice<TypedSalesStart['kind']>;
const UNANSWERED: Answer = { value: '', label: 'Choose…' };
const answers: Answer[] = [
  { value: 'asap', label: 'As soon as possible' },
  { value: 'day', label: 'On a day of my choice' },
];

/**
 * The sales start: a day, or "as soon as possible". The latter is an explicit answer, so that the date is not
 * forgotten. The field suggests a Friday, which Enter accepts (product 32.7).
 */
export function SalesStartField(row: FieldProps<TypedSalesStart>) {
  const { id, label, field } = row;
  const { typed } = field;
  const proposed = proposeSalesStart(new Date());
  const propose = () => {
    field.type({ kind: 'day', day: proposed });
    field.commit();
    // Moves the focus, because the button disappears with the question.
    requestAnimationFrame(() => document.getElementById(`${id}-kind`)?.focus());
  };
  const choose = (kind: TypedSalesStart['kind']) => {
    field.type({ ...typed, kind });
    field.commit();
  };
  return (
    <SavingRow {...row} group>
      {(control) => (
        <div className="flex flex-wrap gap-2 *:flex-[1_1_14rem]">
          <Select
            id={`${id}-kind`}
            aria-label={label}
            aria-describedby={control['aria-describedby']}
            choices={typed.kind === '' ? [UNANSWERED, ...answers] : answers}
            value={typed.kind}
            onChoose={choose}
            onKeyDown={({ key }) => key === 'Enter' && typed.kind === '' && propose()}
          />
          {typed.kind === '' && (
            <Button tone="quiet" className="justify-start px-3 text-soft" onClick={propose}>
              <CalendarCheck className="size-4" aria-hidden /> Use {weekday(proposed)}
            </Button>
          )}
          {typed.kind === 'day' && (
            <DateField
              id={`${id}-day`}
              aria-label="Day"
              aria-invalid={control['aria-invalid']}
              aria-describedby={control['aria-describedby']}
              value={typed.day}
              onChange={(day) => field.type({ kind: 'day', day })}
              onBlur={field.commit}
              onKeyDown={savingKeys(field)}
            />
          )}
        </div>
      )}
    </SavingRow>
  );
}
