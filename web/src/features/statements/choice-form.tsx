import { type FormEvent, useState } from 'react';
import type { Given } from '../../../../shared/statements/given.ts';
import type { Statement } from '../../../../shared/statements/statement.ts';
import { actMessage } from '../../data/statements/messages.ts';
import { useGive } from '../../data/statements/mutations.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { type Choice, Select } from '../../ui/select.tsx';
import { useAction } from '../../ui/use-action.ts';

type Props = {
  statement: Statement;
  label: string;
  hint: string;
  choices: readonly Choice[];
  chosen: string;
  givenFrom: (value: string) => Given;
  verb: string;
};

/** A choice of how to read a file. Submitting it reads the file again. */
export function ChoiceForm({ statement, label, hint, choices, chosen, givenFrom, verb }: Props) {
  const [value, setValue] = useState(chosen);
  const giving = useGive(statement.statementId);
  const give = useAction(giving.mutateAsync, {
    failed: (error) => ({ title: 'Nothing was changed', text: actMessage(error) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    give(givenFrom(value));
  };
  return (
    <form onSubmit={submit} className="grid max-w-md gap-4">
      <Field label={label} hint={hint}>
        {(control) => (
          <Select {...control} choices={choices} value={value} onChange={({ target }) => setValue(target.value)} />
        )}
      </Field>
      {value !== chosen && (
        <Button type="submit" busy={giving.isPending && 'Reading again…'} className="justify-self-start">
          {verb}
        </Button>
      )}
    </form>
  );
}
