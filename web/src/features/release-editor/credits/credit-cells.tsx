import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { CreditCell } from './credit-rows.tsx';

type TextCellProps<P extends string> = {
  cell: Pick<CreditCell<Record<P, string>>, 'credit' | 'label'> & { set: (part: P, value: string) => void };
  part: P;
  label: string;
};

/** A text field of a credit. */
export const TextCell = <P extends string>({ cell, part, label }: TextCellProps<P>) => (
  <TextInput
    autoComplete="off"
    aria-label={cell.label(label)}
    placeholder={label}
    value={cell.credit[part]}
    onChange={({ target }) => cell.set(part, target.value)}
  />
);

type NameCellProps = {
  cell: Pick<CreditCell<unknown>, 'label' | 'id' | 'offers'>;
  label?: string;
  value: string;
  /** Fills in the fields that follow from the name, whether it was typed or chosen from the suggestions. */
  onName: (name: string) => void;
};

/** The credited name, which is the first control of a row and suggests names from earlier credits. */
export const NameCell = ({ cell, label = 'Name', value, onName }: NameCellProps) => (
  <TextInput
    id={cell.id}
    autoComplete="off"
    list={cell.offers}
    aria-label={cell.label(label)}
    placeholder={label}
    value={value}
    onChange={({ target }) => onName(target.value)}
  />
);

type RoleCellProps<R extends string> = {
  cell: Pick<CreditCell<{ role: R }>, 'credit' | 'label'> & { set: (part: 'role', value: R) => void };
  roles: readonly { name: R }[];
};

/** The role of a credit. */
export const RoleCell = <R extends string>({ cell, roles }: RoleCellProps<R>) => (
  <Select
    aria-label={cell.label('Role')}
    choices={roles.map(({ name }) => ({ value: name, label: name }))}
    value={cell.credit.role}
    onChange={({ target }) => {
      const chosen = roles.find(({ name }) => name === target.value);
      if (chosen) cell.set('role', chosen.name);
    }}
  />
);
