import * as z from 'zod';
import { MicrosInTable } from '../../shared/money.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import type { Totals } from './trial-balance.ts';
import type { WalkName } from './walks.ts';

const Stored = z.object({
  /** How many pieces were ever walked. */
  ver: z.int(),
  from: z.string().optional(),
  finishedAt: z.string().optional(),
  differences: z.int(),
  totals: z.record(z.string(), MicrosInTable),
});

/** How far a walk is: from where it goes on, or when it was finished; what it has summed up and found. */
export type Reconciliation = Omit<z.output<typeof Stored>, 'totals'> & { totals: Totals };

export const reconciliationRepository = (table: Table) => ({
  async find(walk: WalkName): Promise<Reconciliation> {
    const item = await table.get(keys.reconciliation({ walk }), { consistent: true });
    const { totals, ...state } = Stored.parse(item ?? { ver: 0, differences: 0, totals: {} });
    return { ...state, totals: new Map(Object.entries(totals)) };
  },

  /** @returns false when another run has walked the same piece */
  async save(walk: WalkName, { totals, ...state }: Reconciliation): Promise<boolean> {
    const write = table.put({
      Item: { ...keys.reconciliation({ walk }), v: 1, ...state, totals: Object.fromEntries(totals) },
      ConditionExpression: 'ver = :before OR (:before = :none AND attribute_not_exists(PK))',
      ExpressionAttributeValues: { ':before': state.ver - 1, ':none': 0 },
    });
    return whenRefused(
      write.then(() => true),
      () => false,
    );
  },
});

export type ReconciliationRepository = ReturnType<typeof reconciliationRepository>;
