import { publish } from '../platform/outbox.ts';
import type { Table } from '../platform/table.ts';
import type { Agreement } from './agreement.ts';
import type { GuardedWrite } from './split-repository.ts';
import { returnedParts } from './suspense-owner.ts';

/** Makes events for parts that return to the owner, as writes for the transaction that changes the agreements. */
export function returnedPartEvents(
  table: Pick<Table, 'name'>,
  changes: readonly { before: Agreement; after: Agreement }[],
  { id, at }: { id: string; at: Date },
): GuardedWrite[] {
  const partyIds = [...new Set(changes.flatMap(returnedParts))];
  return partyIds.length === 0
    ? []
    : [{ write: publish(table, 'suspense-due', { partyIds }, { id: `fallen-${id}`, at }) }];
}
