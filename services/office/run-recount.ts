import type { Log } from '../platform/logger.ts';
import type { Table } from '../platform/table.ts';
import { countedKinds } from './counted-kinds.ts';
import { countedLibraries } from './counted-libraries.ts';
import { recountRepository } from './recount-repository.ts';
import { type Correction, recountTotals } from './recount-totals.ts';

type Needs = { table: Table; log: Pick<Log, 'alarm'>; now: () => Date; isTime: () => boolean };

/** Recounts all totals of a table. Each difference raises an alarm. */
export function runRecount({ table, log, now, isTime }: Needs): Promise<void> {
  const found = ({ of, where, by }: Correction) =>
    log.alarm('totals-differ', 'a total was wrong and is corrected', {
      key: `${of}, ${where}`,
      reason: Object.entries(by)
        .map(([bucket, count]) => `${bucket} ${count > 0n ? '+' : ''}${count}`)
        .join(', '),
    });
  return recountTotals({
    recounts: recountRepository(table),
    kinds: { ...countedKinds(table), libraries: countedLibraries({ table, found }) },
    found,
    now,
    isTime,
  });
}
