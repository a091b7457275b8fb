import type Stripe from 'stripe';
import * as z from 'zod';
import { closeDispute } from '../close-dispute.ts';
import { emitEvent } from '../emit-event.ts';
import { findRow } from '../find-row.ts';
import { operation } from '../operation.ts';
import { text } from '../parameters.ts';
import type { Store } from '../store.ts';
import { StripeError } from '../stripe-error.ts';

/** Submits evidence. As in Stripe's test mode the text `winning_evidence` wins and `losing_evidence` loses. */
export const updateDispute = operation({
  method: 'POST',
  path: '/v1/disputes/:id',
  returns: 'dispute',
  parameters: { evidence: z.strictObject({ uncategorized_text: text(20_000) }) },
  run: ({ evidence }, account, id) => {
    const dispute = openOne(account.store, id);
    const answered = account.store.put('dispute', {
      ...dispute,
      evidence: { ...dispute.evidence, uncategorized_text: evidence.uncategorized_text },
      evidence_details: {
        ...dispute.evidence_details,
        has_evidence: true,
        submission_count: dispute.evidence_details.submission_count + 1,
        submission_method: 'manual',
      },
      status: 'under_review',
    });
    emitEvent(account, 'charge.dispute.updated', answered);
    if (evidence.uncategorized_text === 'winning_evidence') return closeDispute(account, answered, 'won');
    if (evidence.uncategorized_text === 'losing_evidence') return closeDispute(account, answered, 'lost');
    return answered;
  },
});

/** Accepts the dispute: it is lost. */
export const acceptDispute = operation({
  method: 'POST',
  path: '/v1/disputes/:id/close',
  returns: 'dispute',
  parameters: {},
  run: (_, account, id) => closeDispute(account, openOne(account.store, id), 'lost'),
});

function openOne(store: Store, id: string): Stripe.Dispute {
  const dispute = findRow(store, 'dispute', id);
  if (dispute.status === 'won' || dispute.status === 'lost')
    throw new StripeError(`This dispute is already closed: it is ${dispute.status}.`);
  return dispute;
}
