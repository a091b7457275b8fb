import { changeIdOf } from '../change-id.ts';
import type { ChangingRelease, ExportedRelease } from './release.ts';

/**
 * Begins a change of a delivered release (product 35.1): a copy of its content with the id of the change. Its revision
 * begins at the time in seconds, which is greater than that of any earlier change of the release, so that late cards of
 * an earlier change are recognized.
 * @param accepted the texts that the office has accepted from the artist
 */
export function openChange(
  delivered: ExportedRelease,
  { accepted, now }: { accepted: ChangingRelease['accepted']; now: Date },
): ChangingRelease {
  const { exportedAt: _, reviewedAt: __, liveAt: ___, changeOpenedAt: ____, ...content } = delivered;
  const at = now.toISOString();
  return {
    ...content,
    id: changeIdOf(delivered.id),
    status: 'changing',
    checkout: null,
    paidSubmission: null,
    accepted,
    events: [{ kind: 'change-opened', at, by: 'artist' }],
    createdAt: at,
    updatedAt: at,
    rev: Math.floor(now.getTime() / 1000),
  };
}
