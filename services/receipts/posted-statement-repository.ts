import * as z from 'zod';
import { StatementId } from '../../shared/ids.ts';
import { MicrosInJson } from '../../shared/money.ts';
import { indexKeys } from '../platform/keys.ts';
import type { Item, Table } from '../platform/table.ts';

/** The only fields that receivables need, so that a page holds hundreds of statements. */
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
    // A statement that is being reversed no longer has `postedAt`. It was approved moments before it was posted.
    postedAt: postedAt ?? approvals.at(-1)?.at ?? '',
  }));
export type OwedByPayer = z.output<typeof Posted>;

/**
 * Whether a statement has been posted. This includes the time while later matches are posted, and lasts until its
 * reversal is complete.
 */
const isOwed = ({ state, postedAt }: Item): boolean =>
  state === 'posted' || state === 'reversing' || (state === 'posting' && postedAt !== undefined);

/**
 * Reads the statements that payers owe (product 28.4) from the index behind the office's tabs. So no derived data can
 * disagree with the statements, and those posted long ago are included. A label has about a hundred per year; a
 * thousand are about 2 MB.
 */
export const postedStatementRepository = (table: Pick<Table, 'page'>) => ({
  async all(): Promise<OwedByPayer[]> {
    const found = new Map<string, OwedByPayer>();
    // In this order, a statement that is posted between the two reads is found by the second one.
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
