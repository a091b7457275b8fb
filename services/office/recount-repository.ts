import * as z from 'zod';
import { MicrosInTable } from '../../shared/money.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';

export const recountKinds = [
  'accounts',
  'releases',
  'payments',
  'payouts',
  'statements',
  'leads',
  'libraries',
] as const;
export type RecountKind = (typeof recountKinds)[number];

const Sums = z.record(z.string(), z.record(z.string(), MicrosInTable));

const Recount = z.object({
  /** The number of pages counted so far. */
  ver: z.int(),
  /** The cursor of the pass; undefined between two passes. */
  from: z.string().optional(),
  /** The version that each shard had when the pass began. */
  began: z.record(z.string(), z.int()),
  /** The pass's counts so far, by shard. */
  sums: Sums,
  /** Differences found by one undisturbed pass that a second pass has yet to confirm. */
  suspected: Sums,
  /** The number of passes since the last pause. */
  walks: z.int(),
  /** When the next pass may begin. */
  restsUntil: z.string().optional(),
});

/** The progress of a recount. */
export type Recount = z.output<typeof Recount>;

const NONE = { ver: 0, began: {}, sums: {}, suspected: {}, walks: 0 };

export const recountRepository = (table: Table) => ({
  async find(kind: RecountKind): Promise<Recount> {
    return Recount.parse((await table.get(keys.recount({ kind }), { consistent: true })) ?? NONE);
  },

  /** @returns false if another run has counted the same page */
  async save(kind: RecountKind, recount: Recount): Promise<boolean> {
    const write = table.put({
      Item: { ...keys.recount({ kind }), v: 1, ...recount },
      ConditionExpression: 'ver = :before OR (:before = :none AND attribute_not_exists(PK))',
      ExpressionAttributeValues: { ':before': recount.ver - 1, ':none': 0 },
    });
    return whenRefused(
      write.then(() => true),
      () => false,
    );
  },
});

export type RecountRepository = ReturnType<typeof recountRepository>;
