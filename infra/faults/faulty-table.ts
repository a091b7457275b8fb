import type { MakeFaulty } from '../local/table/faulty-table.ts';
import { contention } from './contention.ts';
import type { Faults } from './faults.ts';
import { laggingReplicas } from './lagging-replicas.ts';

/** Makes a table whose calls have these faults. */
export const faultyTable =
  (faults: Faults): MakeFaulty =>
  (engineUrl) => ({ ...laggingReplicas({ engineUrl, lateMs: faults.lateMs }), refuse: contention(faults) });
