import { Problem } from '../../../shared/contract/problem.ts';
import type { Release } from '../../../shared/releases/release.ts';
import type { Refused } from '../../platform/condition.ts';
import type { Part } from '../writes/release-write.ts';
import { readRelease } from './read-release.ts';

/** Condition: the release is a draft. */
export const isDraft = {
  condition: '#status = :draft',
  names: { '#status': 'status' },
  values: { ':draft': 'draft' },
} as const satisfies Part;

/**
 * Interprets a failed write: returns the release if it is a draft.
 * @throws Problem `release-not-found`; `release-locked` if it is not a draft
 */
export function existingDraft({ existing }: Refused): Release {
  if (!existing) throw new Problem('release-not-found');
  const release = readRelease(existing);
  if (release.status !== 'draft') throw new Problem('release-locked');
  return release;
}
