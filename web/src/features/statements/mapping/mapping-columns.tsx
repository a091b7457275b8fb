import { Field } from '../../../ui/field.tsx';
import type { Choice } from '../../../ui/select.tsx';
import { Select } from '../../../ui/select.tsx';
import type { CellName } from './column-names.ts';
import type { MappingDraft, MappingErrors } from './mapping-draft.ts';

type Props = {
  draft: Pick<MappingDraft, 'chosen' | 'unsure'>;
  choices: readonly Choice[];
  errors: MappingErrors;
  choose: (cell: CellName, column: string) => void;
};

/** The cells of a line, in the form's order. */
const cells: readonly { name: CellName; label: string; hint?: string }[] = [
  { name: 'amount', label: 'Amount', hint: 'What you are paid, after fees and taxes' },
  { name: 'isrc', label: 'ISRC' },
  { name: 'upc', label: 'UPC' },
  { name: 'title', label: 'Title' },
  { name: 'artist', label: 'Artist' },
  { name: 'quantity', label: 'Quantity', hint: 'Streams or sales' },
  { name: 'store', label: 'Store' },
  { name: 'territory', label: 'Country' },
  { name: 'use', label: 'Kind of use', hint: 'Such as stream or download' },
  { name: 'currency', label: 'Currency' },
  { name: 'from', label: 'Month of sale, or its first day' },
  { name: 'to', label: 'Last day of the period' },
];
const codes: readonly CellName[] = ['isrc', 'upc', 'title'];

/** A select for each cell of a line. If two columns are equally likely, none is preselected, and the select says so. */
export function MappingColumns({ draft: { chosen, unsure }, choices, errors, choose }: Props) {
  const errorOf = (name: CellName) =>
    name === 'amount' ? errors.amount : codes[0] === name ? errors.codes : undefined;
  return cells.map(({ name, label, hint }) => {
    const column = chosen[name];
    const maybe = unsure[name];
    const none = name === 'amount' || maybe ? 'Choose a column' : 'Not in this file';
    return (
      <Field
        key={name}
        label={label}
        hint={hint}
        advice={maybe && column === undefined && `This could be ${list(maybe)}.`}
        error={errorOf(name)}
      >
        {(control) => (
          <Select
            {...control}
            choices={[{ value: '', label: none }, ...choices]}
            value={column ?? ''}
            onChange={({ target }) => choose(name, target.value)}
          />
        )}
      </Field>
    );
  });
}

const list = (names: readonly string[]): string => {
  const quoted = names.slice(0, 3).map((name) => `“${name}”`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
};
