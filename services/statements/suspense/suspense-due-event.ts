import type { PartyId, StatementId } from '../../../shared/ids.ts';
import { publish } from '../../platform/outbox.ts';
import type { Table, Write } from '../../platform/table.ts';

/**
 * Publishes, in the transaction that posts it, that a party has suspended earnings. The listener pays them if the party
 * has accepted since the plan was made. Accepting publishes the same event, so the later of the two pays.
 */
export const suspenseDueIn =
  (table: Pick<Table, 'name'>) =>
  ({ statementId, partyId, n }: { statementId: StatementId; partyId: PartyId; n: number }, at: Date): Write =>
    publish(table, 'suspense-due', { partyIds: [partyId] }, { id: `suspense-${statementId}-${partyId}-${n}`, at });
