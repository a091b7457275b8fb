import type { PartyId, StatementId } from '../../../shared/ids.ts';
import { publish } from '../../platform/outbox.ts';
import type { Table, Write } from '../../platform/table.ts';

/**
 * Publishes that a party has suspended earnings, in the transaction that posts them. The listener pays them if the
 * party has accepted since the plan was made. Acceptance publishes the same event, so the later of the two causes the
 * payment.
 */
export const suspenseDueIn =
  (table: Pick<Table, 'name'>) =>
  ({ statementId, partyId, n }: { statementId: StatementId; partyId: PartyId; n: number }, at: Date): Write =>
    publish(table, 'suspense-due', { partyIds: [partyId] }, { id: `suspense-${statementId}-${partyId}-${n}`, at });
