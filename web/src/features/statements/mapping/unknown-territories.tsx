import { type FormEvent, useId, useState } from 'react';
import { UNKNOWN_TERRITORY } from '../../../../../shared/reference/territories.ts';
import type { TerritoryName } from '../../../../../shared/statements/territory-name.ts';
import { statementActionMessage } from '../../../data/statements/messages.ts';
import { useNameTerritories } from '../../../data/statements/mutations.ts';
import { countryChoices } from '../../../lib/countries.ts';
import { plural } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { type Choice, Select } from '../../../ui/select.tsx';
import { useAction } from '../../../ui/use-action.ts';
import type { Planned } from '../statement-text.ts';

type Territory = TerritoryName['territory'];
const [none, ...countries] = countryChoices();
const choices: Choice<Territory | ''>[] = [
  { value: '', label: none?.label ?? '' },
  { value: UNKNOWN_TERRITORY, label: 'Not a country (worldwide, a region)' },
  ...countries,
];

/** Asks which country each unrecognized territory name means, once for each name (product 23.19). */
export function UnknownTerritories({ statement }: { statement: Planned }) {
  const { statementId, read } = statement;
  const [chosen, setChosen] = useState<Record<string, Territory | ''>>({});
  const [isMissing, setMissing] = useState(false);
  const missing = useId();
  const naming = useNameTerritories(statementId);
  const name = useAction(naming.mutateAsync, {
    failed: (error) => ({ title: 'Not saved', text: statementActionMessage(error) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const names = Object.entries(chosen).flatMap(([text, territory]) =>
      territory === '' ? [] : [{ text, territory }],
    );
    setMissing(names.length === 0);
    if (names.length > 0) name(names);
  };
  return (
    <form onSubmit={submit} noValidate className="grid max-w-5xl gap-5">
      <p className="max-w-prose text-soft">
        Choose what each name means. Until then, its money counts as earned in the United States when tax is withheld.
        Later statements use what you choose here.
      </p>
      <div className="grid items-end gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {read.unknownTerritories.map(({ text, lines }) => (
          <Field key={text} label={text} hint={plural(lines, 'line')}>
            {(control) => (
              <Select
                {...control}
                choices={choices}
                value={chosen[text] ?? ''}
                onChoose={(territory) => {
                  setChosen({ ...chosen, [text]: territory });
                  setMissing(false);
                }}
              />
            )}
          </Field>
        ))}
      </div>
      {isMissing && (
        <p id={missing} role="alert">
          Choose a country for at least one name.
        </p>
      )}
      <Button
        type="submit"
        busy={naming.isPending && 'Saving…'}
        aria-describedby={isMissing ? missing : undefined}
        className="justify-self-start"
      >
        Save and read again
      </Button>
    </form>
  );
}
