import { contributorRoles } from '../../../../../shared/reference/contributor-roles.ts';
import type { Contributor } from '../../../../../shared/releases/credit.ts';
import type { FieldProps } from '../../saving-field/simple-fields.tsx';
import { NameCell, RoleCell } from './credit-cells.tsx';
import { useSuggestedNames } from './credit-place.ts';
import { CreditRows } from './credit-rows.tsx';
import { namedContributor } from './known-credit.ts';
import { newCreditId } from './new-credit-id.ts';

const DEFAULT_ROLE = 'Producer';

/**
 * Contributors, each with a name and a role. The default role is Producer (product 7.9). A known name fills in its last
 * role (product 32.5).
 */
export function ContributorsField(row: FieldProps<Contributor[]>) {
  const { contributors } = useSuggestedNames();
  return (
    <CreditRows<Contributor>
      {...row}
      noun="contributor"
      blank={() => ({ id: newCreditId(), name: '', role: DEFAULT_ROLE })}
      nameOf={({ name }) => name}
      offered={contributors.map(({ name }) => name)}
      cells={(cell) => (
        <>
          <NameCell
            cell={cell}
            value={cell.credit.name}
            onName={(name) => cell.change(namedContributor(cell.credit, name, contributors, DEFAULT_ROLE))}
          />
          <RoleCell cell={cell} roles={contributorRoles} />
        </>
      )}
    />
  );
}
