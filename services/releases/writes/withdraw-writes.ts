import { keys } from '../../platform/keys.ts';
import type { Write } from '../../platform/table.ts';
import { isSubmitted } from '../storage/legacy-values.ts';
import type { WithdrawableRelease } from '../submission/withdraw-release.ts';
import { appendEvent } from './append-event.ts';
import { type Part, releaseUpdate } from './release-write.ts';

/** Condition: the office has asked for changes, and the release was not submitted again. */
const hasChangesRequested: Part = {
  condition: '#status = :changesRequested',
  names: { '#status': 'status' },
  values: { ':changesRequested': 'changes_requested' },
};

/**
 * Withdraws a release for its artist, and ends a reviewer's claim on it. Fails if the release was exported, sent back
 * or submitted again since it was read, or can still be paid for in an open checkout.
 */
export function withdrawWrites(
  tableName: string,
  { artistId, id: releaseId, status }: WithdrawableRelease,
  at: Date,
): [Write, Write] {
  const owned = { artistId, releaseId };
  const withdrawn: Part = {
    set: ['#status = :withdrawn', 'withdrawnAt = :now', 'paidSubmission = :nothingPaid'],
    remove: ['changes'],
    condition: 'attribute_not_exists(checkout.sessionId)',
    values: { ':withdrawn': 'withdrawn', ':nothingPaid': null },
  };
  return [
    {
      Update: releaseUpdate(
        tableName,
        owned,
        at,
        status === 'submitted' ? isSubmitted : hasChangesRequested,
        withdrawn,
        appendEvent({ kind: 'withdrawn', at: at.toISOString(), by: 'artist' }),
      ),
    },
    { Delete: { TableName: tableName, Key: keys.reviewClaim(owned) } },
  ];
}
