import { publish } from '../platform/outbox.ts';
import type { Table } from '../platform/table.ts';
import type { Agreement } from './agreement.ts';
import type { With } from './split-repository.ts';
import { fallenBy } from './suspense-owner.ts';

/**
 * Tells that what waits for some parties is the owner's from now on: writes for the transaction that changes their
 * agreements, if any.
 */
export function fallenDue(
  table: Pick<Table, 'name'>,
  changes: readonly { before: Agreement; after: Agreement }[],
  { id, at }: { id: string; at: Date },
): With[] {
  const partyIds = [...new Set(changes.flatMap(fallenBy))];
  return partyIds.length === 0
    ? []
    : [{ write: publish(table, 'suspense-due', { partyIds }, { id: `fallen-${id}`, at }) }];
}
