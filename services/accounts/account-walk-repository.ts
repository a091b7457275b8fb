import * as z from 'zod';
import { IsoTime } from '../../shared/ids.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';

const AccountWalk = z.object({
  /** The number of pages handled so far, over all walks. */
  ver: z.int(),
  /** When the current walk began or, between walks, the last one. */
  beganAt: IsoTime.optional(),
  /** The cursor of the next page; none between two walks. */
  from: z.string().optional(),
  /** The number of accounts that this walk has closed so far. */
  closed: z.int(),
  /** When the last walk finished. */
  finishedAt: IsoTime.optional(),
});

/** The progress of the daily walk over all accounts. */
export type AccountWalk = z.output<typeof AccountWalk>;

export const accountWalkRepository = (table: Table) => ({
  async find(): Promise<AccountWalk> {
    return AccountWalk.parse((await table.get(keys.accountWalk({}), { consistent: true })) ?? { ver: 0, closed: 0 });
  },

  /** @returns false if another run has handled the same page */
  async save(walk: AccountWalk): Promise<boolean> {
    const write = table.put({
      Item: { ...keys.accountWalk({}), v: 1, ...walk },
      ConditionExpression: 'ver = :before OR (:before = :none AND attribute_not_exists(PK))',
      ExpressionAttributeValues: { ':before': walk.ver - 1, ':none': 0 },
    });
    return whenRefused(
      write.then(() => true),
      () => false,
    );
  },
});

export type AccountWalkRepository = ReturnType<typeof accountWalkRepository>;
