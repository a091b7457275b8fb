import * as z from 'zod';
import { MicrosInTable } from '../../shared/money.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import type { Totals } from './trial-balance.ts';
import type { WalkName } from './walks.ts';

const StoredTotals = z.record(z.string(), MicrosInTable).transform((totals): Totals => new Map(Object.entries(totals)));

const said = {
  totals: StoredTotals,
  differences: z.int(),
  /** The first of the differences. Absent in what was stored before they were kept. */
  found: z.array(z.object({ invariant: z.string(), where: z.string() })).default([]),
};

const Stored = z.object({
  ...said,
  /** How many pieces were ever walked. */
  ver: z.int(),
  /** How many walks, one after the other, found an account on its wrong side. */
  turned: z.record(z.string(), z.int()).default({}),
  from: z.string().optional(),
  finishedAt: z.string().optional(),
  /** What it said when it was last finished, while it is on its way again. */
  last: z.object({ ...said, finishedAt: z.string() }).optional(),
});

/** How far a walk is: from where it goes on, or when it was finished; what it has summed up and found. */
export type Reconciliation = z.output<typeof Stored>;

const written = (totals: Totals) => Object.fromEntries(totals);

export const reconciliationRepository = (table: Table) => ({
  async find(walk: WalkName): Promise<Reconciliation> {
    const item = await table.get(keys.reconciliation({ walk }), { consistent: true });
    return Stored.parse(item ?? { ver: 0, differences: 0, totals: {} });
  },

  /** @returns false when another run has walked the same piece */
  async save(walk: WalkName, { totals, last, ...state }: Reconciliation): Promise<boolean> {
    const write = table.put({
      Item: {
        ...keys.reconciliation({ walk }),
        v: 1,
        ...state,
        totals: written(totals),
        ...(last && { last: { ...last, totals: written(last.totals) } }),
      },
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
