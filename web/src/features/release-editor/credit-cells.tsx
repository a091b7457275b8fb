import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { CreditCell } from './credit-rows.tsx';

type TextCellProps<P extends string> = {
  cell: Pick<CreditCell<Record<P, string>>, 'credit' | 'label' | 'id'> & { set: (part: P, value: string) => void };
  part: P;
  label: string;
  first?: boolean;
  /** Where the names are that are offered, and what follows from one. */
  list?: string;
  onName?: (name: string) => void;
};

/** A text of a credit. */
export const TextCell = <P extends string>({ cell, part, label, first, list, onName }: TextCellProps<P>) => (
  <TextInput
    id={first ? cell.id : undefined}
    autoComplete="off"
    list={list}
    aria-label={cell.label(label)}
    placeholder={label}
    value={cell.credit[part]}
    onChange={({ target }) => (onName ? onName(target.value) : cell.set(part, target.value))}
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
