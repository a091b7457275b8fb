import * as z from 'zod';
import { StatementId } from '../../shared/ids.ts';
import { MicrosInJson } from '../../shared/money.ts';
import { indexKeys } from '../platform/keys.ts';
import type { Item, Table } from '../platform/table.ts';

/** Only what a receivable needs of a statement: a page then holds hundreds of them. */
const fields = ['statementId', 'state', 'fileName', 'read', 'plan', 'postedAt', 'approvals'] as const;
const PAGE = 500;

const Posted = z
  .object({
    statementId: StatementId,
    fileName: z.string(),
    read: z.object({ payer: z.string(), payerName: z.string(), months: z.array(z.string()) }),
    plan: z.object({ micros: MicrosInJson }),
    postedAt: z.string().optional(),
    approvals: z.array(z.object({ at: z.string() })).default([]),
  })
  .transform(({ read, plan, postedAt, approvals, ...named }) => ({
    ...named,
    ...read,
    micros: plan.micros,
    // One that is being reversed says no longer when it was posted: it was approved moments before.
    postedAt: postedAt ?? approvals.at(-1)?.at ?? '',
  }));
export type OwedByPayer = z.output<typeof Posted>;

/** Whether it is posted: for the first time, again because of a match, or until its reversal is done. */
const isOwed = ({ state, postedAt }: Item): boolean =>
  state === 'posted' || state === 'reversing' || (state === 'posting' && postedAt !== undefined);

/**
 * Statements that their payers owe (product 28.4), from the index of the office's tabs, so that nothing derived can differ from them, and
 * those posted long ago are there. A label has some hundred a year; a thousand are about 2 MB.
 */
export const postedStatementRepository = (table: Pick<Table, 'page'>) => ({
  async all(): Promise<OwedByPayer[]> {
    const found = new Map<string, OwedByPayer>();
    // In this order what is posted between the two reads is in the second.
    for (const tab of ['in-progress', 'posted'] as const) {
      const { statePK } = indexKeys.statementsOfTab({ tab, createdAt: '' });
      let cursor: string | undefined;
      do {
        const page = await table.page('state', statePK, { limit: PAGE, cursor, fields });
        for (const item of page.items) if (isOwed(item)) found.set(String(item.statementId), Posted.parse(item));
        cursor = page.next;
      } while (cursor);
    }
    return [...found.values()];
  },
});

export type PostedStatementRepository = ReturnType<typeof postedStatementRepository>;
