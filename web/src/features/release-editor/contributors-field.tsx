import { contributorRoles } from '../../../../shared/reference/contributor-roles.ts';
import type { Contributor } from '../../../../shared/releases/credit.ts';
import type { FieldProps } from '../saving-field/simple-fields.tsx';
import { RoleCell, TextCell } from './credit-cells.tsx';
import { CreditRows } from './credit-rows.tsx';
import { newCreditId } from './new-credit-id.ts';

/** Contributors: name and role. The default role is Producer (product 7.9). */
export const ContributorsField = (row: FieldProps<Contributor[]>) => (
  <CreditRows<Contributor>
    {...row}
    noun="contributor"
    blank={() => ({ id: newCreditId(), name: '', role: 'Producer' })}
    nameOf={({ name }) => name}
    cells={(cell) => (
      <>
        <TextCell cell={cell} part="name" label="Name" first />
        <RoleCell cell={cell} roles={contributorRoles} />
      </>
    )}
  />
);
