import { type FormEvent, useState } from 'react';
import type { Statement } from '../../../../../shared/statements/statement.ts';
import { statementActionMessage } from '../../../data/statements/messages.ts';
import { useChangeSettings } from '../../../data/statements/mutations.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { type SettingName, settingsFrom, settingTexts } from './setting-texts.ts';

type Props = {
  statement: Statement;
  /** The names of the fields, in the form's order. */
  names: readonly SettingName[];
  /** The label of the button. */
  verb: string;
  signal?: boolean;
};

const marks = [
  { value: '', label: 'As in the file' },
  { value: '.', label: 'A point: 1,234.56' },
  { value: ',', label: 'A comma: 1.234,56' },
];

/** Asks for settings that the file does not contain, and has it read again with them (product 30.4). */
export function FileSettingsForm({ statement, names, verb, signal = false }: Props) {
  const [texts, setTexts] = useState(() => settingTexts(statement.given));
  const [errors, setErrors] = useState<Partial<Record<SettingName, string>>>({});
  const changing = useChangeSettings(statement.statementId);
  const change = useAction(changing.mutateAsync, {
    failed: (error) => ({ title: 'Nothing was changed', text: statementActionMessage(error) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { settings, errors: wrong } = settingsFrom(texts, names);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) change(settings);
  };
  const currency = statementCurrency(statement);
  const labels: Record<SettingName, { label: string; hint: string }> = {
    currency: { label: 'Currency', hint: 'Three letters, such as EUR' },
    month: { label: 'Month', hint: 'When it was earned, such as 2026-08' },
    mark: { label: 'Decimal mark', hint: 'A wrong one makes every amount wrong' },
    controlAmount: {
      label: 'Control total',
      hint: 'What the store’s email or the bank says, in the currency of the file. If the lines add up to anything else, the import stops.',
    },
    controlLines: { label: 'Number of lines', hint: 'If the payer says how many lines the file has' },
    rate: { label: 'Rate', hint: `How many US dollars one ${currency} is worth, such as 1.0842` },
  };
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md gap-5">
      {names.map((name) => (
        <Field key={name} {...labels[name]} error={errors[name]}>
          {(control) =>
            name === 'mark' ? (
              <Select
                {...control}
                choices={marks}
                value={texts.mark}
                onChange={({ target }) => setTexts({ ...texts, mark: target.value })}
              />
            ) : (
              <TextInput
                {...control}
                autoComplete="off"
                inputMode={name === 'currency' || name === 'month' ? 'text' : 'decimal'}
                className="tabular-nums"
                value={texts[name]}
                onChange={({ target }) => {
                  setTexts({ ...texts, [name]: target.value });
                  setErrors({ ...errors, [name]: undefined });
                }}
              />
            )
          }
        </Field>
      ))}
      <Button
        type="submit"
        {...(signal && { tone: 'signal' as const })}
        busy={changing.isPending && 'Reading again…'}
        className="justify-self-start"
      >
        {verb}
      </Button>
    </form>
  );
}

const statementCurrency = (statement: Statement): string =>
  ('read' in statement && statement.read?.currency) || statement.given.currency || 'unit of its currency';
