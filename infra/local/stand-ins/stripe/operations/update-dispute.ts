import * as z from 'zod';
import { emitEvent } from '../emit-event.ts';
import { findRow } from '../find-row.ts';
import { operation } from '../operation.ts';
import { StripeError } from '../stripe-error.ts';

const OUTCOMES = { winning_evidence: 'won', losing_evidence: 'lost' } as const;

/** Submits evidence, which ends the dispute: as in Stripe's test mode one text wins, and another loses. */
export const updateDispute = operation({
  method: 'POST',
  path: '/v1/disputes/:id',
  parameters: { evidence: z.strictObject({ uncategorized_text: z.enum(['winning_evidence', 'losing_evidence']) }) },
  run: ({ evidence: { uncategorized_text } }, account, id) => {
    const dispute = findRow(account.store, 'dispute', id);
    if (dispute.status !== 'needs_response')
      throw new StripeError(`This dispute is already closed: it is ${dispute.status}.`);
    const evidence = { ...dispute.evidence, uncategorized_text };
    const closed = account.store.put('dispute', { ...dispute, evidence, status: OUTCOMES[uncategorized_text] });
    emitEvent(account, 'charge.dispute.updated', closed);
    if (closed.status === 'won') emitEvent(account, 'charge.dispute.funds_reinstated', closed);
    emitEvent(account, 'charge.dispute.closed', closed);
    return closed;
  },
});
