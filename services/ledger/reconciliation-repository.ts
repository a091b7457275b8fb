import * as z from 'zod';
import { MicrosInTable } from '../../shared/money.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import type { WalkName } from './reconciliation-walks.ts';
import type { Totals } from './trial-balance.ts';

const StoredTotals = z.record(z.string(), MicrosInTable).transform((totals): Totals => new Map(Object.entries(totals)));

const findings = {
  totals: StoredTotals,
  differences: z.int(),
  /** The first few differences. Items from earlier versions have none. */
  found: z.array(z.object({ invariant: z.string(), where: z.string() })).default([]),
};

const Stored = z.object({
  ...findings,
  /** The number of pieces checked so far, over all walks. */
  ver: z.int(),
  /** The working time of the current walk or, between walks, of the last one. Items from earlier versions have none. */
  spentMs: z.int().optional(),
  /** The number of consecutive walks that found each account on its wrong side. */
  turned: z.record(z.string(), z.int()).default({}),
  from: z.string().optional(),
  finishedAt: z.string().optional(),
  /** The last finished result, while a new walk is in progress. */
  last: z.object({ ...findings, finishedAt: z.string() }).optional(),
});

/** The progress of a walk: where it continues or when it finished, its totals and its findings. */
export type Reconciliation = z.output<typeof Stored>;

const toStoredTotals = (totals: Totals) => Object.fromEntries(totals);

export const reconciliationRepository = (table: Table) => ({
  async find(walk: WalkName): Promise<Reconciliation> {
    const item = await table.get(keys.reconciliation({ walk }), { consistent: true });
    return Stored.parse(item ?? { ver: 0, differences: 0, totals: {} });
  },

  /** @returns false if a concurrent run has checked the same piece */
  async save(walk: WalkName, { totals, last, ...state }: Reconciliation): Promise<boolean> {
    const write = table.put({
      Item: {
        ...keys.reconciliation({ walk }),
        v: 1,
        ...state,
        totals: toStoredTotals(totals),
        ...(last && { last: { ...last, totals: toStoredTotals(last.totals) } }),
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
