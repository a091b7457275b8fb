import type { PartyId, StatementId } from '../../../shared/ids.ts';
import { publish } from '../../platform/outbox.ts';
import type { Table, Write } from '../../platform/table.ts';

/**
 * Says, in the transaction that posts it, that something waits for a party. Who hears of it asks whether they have
 * accepted since the plan was made: whichever of the two comes second tells it.
 */
export const suspenseDueIn =
  (table: Pick<Table, 'name'>) =>
  ({ statementId, partyId, n }: { statementId: StatementId; partyId: PartyId; n: number }, at: Date): Write =>
    publish(table, 'suspense-due', { partyIds: [partyId] }, { id: `suspense-${statementId}-${partyId}-${n}`, at });
