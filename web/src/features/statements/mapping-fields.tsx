import { type FormEvent, useState } from 'react';
import type { StatementId } from '../../../../shared/ids.ts';
import type { Mapping } from '../../../../shared/statements/mapping.ts';
import { actMessage } from '../../data/statements/messages.ts';
import { useMap } from '../../data/statements/mutations.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useAction } from '../../ui/use-action.ts';
import { type CellName, cells, guessed } from './mapping-names.ts';

type Props = { statementId: StatementId; columns: readonly string[] };

const uses = [
  { value: 'stream', label: 'Streams' },
  { value: 'download', label: 'Downloads' },
  { value: 'video', label: 'Videos' },
  { value: 'performance', label: 'Performances' },
  { value: 'sync', label: 'Sync licences' },
  { value: 'other', label: 'Something else' },
];
const dates = [
  { value: 'month-first', label: '8/9/2026 is August 9' },
  { value: 'day-first', label: '8/9/2026 is September 8' },
];

/** A select for each thing that a line says, and the name under which it is kept. */
export function MappingFields({ statementId, columns }: Props) {
  const [chosen, setChosen] = useState(() => guessed(columns));
  const [name, setName] = useState('');
  const [use, setUse] = useState('stream');
  const [order, setOrder] = useState('month-first');
  const [footer, setFooter] = useState('');
  const [errors, setErrors] = useState<{ name?: string; amount?: string }>({});
  const mapping = useMap(statementId);
  const map = useAction(mapping.mutateAsync, {
    failed: (error) => ({ title: 'Not kept', text: actMessage(error) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = {
      ...(name.trim() === '' && { name: 'Please write who sends such statements' }),
      ...(!chosen.amount && { amount: 'Please say where the amount stands' }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    map({
      name: name.trim(),
      columns: chosen as Mapping['columns'],
      use: use as Mapping['use'],
      dates: order as Mapping['dates'],
      ...(footer.trim() && { footer: footer.trim() }),
    });
  };
  const none = { value: '', label: 'In no column' };
  const choose = (cell: CellName, column: string) => {
    const { [cell]: _, ...rest } = chosen;
    setChosen(column === '' ? rest : { ...rest, [cell]: column });
    setErrors({});
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-8">
      <Field
        label="Who sends it"
        hint="The store or the distributor. Its next statements are known by these columns."
        error={errors.name}
        className="max-w-md"
      >
        {(control) => (
          <TextInput {...control} autoComplete="off" value={name} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {cells.map((cell) => (
          <Field
            key={cell.name}
            label={cell.label}
            hint={cell.hint}
            error={cell.name === 'amount' ? errors.amount : undefined}
          >
            {(control) => (
              <Select
                {...control}
                choices={[none, ...columns.map((column) => ({ value: column, label: column }))]}
                value={chosen[cell.name] ?? ''}
                onChange={({ target }) => choose(cell.name, target.value)}
              />
            )}
          </Field>
        ))}
        <Field label="Lines whose use is not said are">
          {(control) => (
            <Select {...control} choices={uses} value={use} onChange={({ target }) => setUse(target.value)} />
          )}
        </Field>
        <Field label="Dates">
          {(control) => (
            <Select {...control} choices={dates} value={order} onChange={({ target }) => setOrder(target.value)} />
          )}
        </Field>
        <Field label="A line under the data begins with" hint="Such as Total. Such lines are not counted.">
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              value={footer}
              onChange={({ target }) => setFooter(target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" tone="signal" busy={mapping.isPending && 'Reading…'} className="justify-self-start">
        Keep it and read the file
      </Button>
    </form>
  );
}
