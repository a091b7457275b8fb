import { type FormEvent, useState } from 'react';
import type { FileSettings } from '../../../../../shared/statements/file-settings.ts';
import type { Statement } from '../../../../../shared/statements/statement.ts';
import { statementActionMessage } from '../../../data/statements/messages.ts';
import { useChangeSettings } from '../../../data/statements/mutations.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { type Choice, Select } from '../../../ui/select.tsx';
import { useAction } from '../../../ui/use-action.ts';

type Props<V extends string> = {
  statement: Statement;
  label: string;
  hint: string;
  choices: readonly Choice<V>[];
  chosen: V;
  settingsFrom: (value: V) => FileSettings;
  verb: string;
};

/** A choice of how to read a file. Submitting it reads the file again. */
export function ChoiceForm<V extends string>(props: Props<V>) {
  const { statement, label, hint, choices, chosen, settingsFrom, verb } = props;
  const [value, setValue] = useState(chosen);
  const changing = useChangeSettings(statement.statementId);
  const change = useAction(changing.mutateAsync, {
    failed: (error) => ({ title: 'Nothing was changed', text: statementActionMessage(error) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change(settingsFrom(value));
  };
  return (
    <form onSubmit={submit} className="grid max-w-md gap-4">
      <Field label={label} hint={hint}>
        {(control) => <Select {...control} choices={choices} value={value} onChoose={setValue} />}
      </Field>
      {value !== chosen && (
        <Button type="submit" busy={changing.isPending && 'Reading again…'} className="justify-self-start">
          {verb}
        </Button>
      )}
    </form>
  );
}
