import type { AcceptedSubmission, PaidSubmission } from '../../../shared/releases/release.ts';
import { type Owned, releaseUpdate } from './release-write.ts';

type Refused = Extract<PaidSubmission, { state: 'refused' }>;

const isDue = {
  condition: 'paidSubmission.id = :id AND paidSubmission.#paidState = :due',
  names: { '#paidState': 'state' },
};

/** Rejects a submission that was paid for, once. The release keeps the reason until it is submitted. */
export const refusePaidSubmissionWrite = (tableName: string, owned: Owned, refused: Refused) => ({
  Update: releaseUpdate(tableName, owned, new Date(refused.at), {
    ...isDue,
    set: ['paidSubmission = :refused'],
    values: { ':id': refused.id, ':due': 'due', ':refused': refused },
  }),
});

/**
 * Withdraws a submission, so that its payment, if it arrives, only buys the plan. Fails if the submission was already
 * withdrawn or completed.
 * @param isPaid whether the payment has arrived
 */
export const withdrawSubmissionWrite = (
  tableName: string,
  owned: Owned,
  { id }: Pick<AcceptedSubmission, 'id'>,
  { isPaid, at }: { isPaid: boolean; at: Date },
) => ({
  Update: releaseUpdate(
    tableName,
    owned,
    at,
    isPaid
      ? { ...isDue, set: ['paidSubmission = :none'], values: { ':id': id, ':due': 'due', ':none': null } }
      : { condition: 'checkout.accepted.id = :id', remove: ['checkout.accepted'], values: { ':id': id } },
  ),
});
