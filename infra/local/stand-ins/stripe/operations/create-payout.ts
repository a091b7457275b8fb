import * as z from 'zod';
import { operation } from '../operation.ts';
import { integer, metadata, text } from '../parameters.ts';
import { payOut } from '../pay-out.ts';

/** Pays out part of the balance to the bank. */
export const createPayout = operation({
  method: 'POST',
  path: '/v1/payouts',
  parameters: {
    amount: integer({ min: 1 }),
    currency: z.literal('usd'),
    method: z.enum(['standard', 'instant']).optional(),
    description: text().optional(),
    statement_descriptor: text(22).optional(),
    metadata: metadata.optional(),
  },
  run: ({ amount, method = 'standard', description = null, statement_descriptor = null, ...asked }, account) =>
    payOut(account, {
      ...{ amount, method, description, statement_descriptor, automatic: false },
      metadata: asked.metadata ?? {},
    }),
});
