import type { MakeFaulty } from '../local/table/faulty-table.ts';
import { contention } from './contention.ts';
import type { Faults } from './faults.ts';
import { laggingReplicas } from './lagging-replicas.ts';

/** Wraps the table in a proxy that causes these faults. */
export const faultyTable =
  (faults: Faults): MakeFaulty =>
  (engineUrl) => ({ ...laggingReplicas({ engineUrl, lateMs: faults.lateMs }), refuse: contention(faults) });
