import * as z from 'zod';
import { closeDispute } from '../close-dispute.ts';
import { findRow } from '../find-row.ts';
import { operation } from '../operation.ts';

const OUTCOMES = { winning_evidence: 'won', losing_evidence: 'lost' } as const;

/** Submits evidence, which ends the dispute: as in Stripe's test mode, one text wins it and another loses it. */
export const updateDispute = operation({
  method: 'POST',
  path: '/v1/disputes/:id',
  parameters: { evidence: z.strictObject({ uncategorized_text: z.enum(['winning_evidence', 'losing_evidence']) }) },
  run: ({ evidence: { uncategorized_text } }, account, id) => {
    const dispute = findRow(account.store, 'dispute', id);
    const evidence = { ...dispute.evidence, uncategorized_text };
    return closeDispute(account, dispute, OUTCOMES[uncategorized_text], evidence);
  },
});
