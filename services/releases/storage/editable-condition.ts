import { Problem } from '../../../shared/contract/problem.ts';
import type { Release } from '../../../shared/releases/release.ts';
import { isReadOnly } from '../../../shared/releases/release-status.ts';
import type { Refused } from '../../platform/condition.ts';
import type { Part } from '../writes/release-write.ts';
import { readRelease } from './read-release.ts';

/**
 * Condition: the artist may change the release, because it is a draft, the office asked for changes (product 21.1), or
 * it is a change of a delivered release (product 35.1).
 */
export const isEditable = {
  condition: '#status IN (:draft, :changesRequested, :changing)',
  names: { '#status': 'status' },
  values: { ':draft': 'draft', ':changesRequested': 'changes_requested', ':changing': 'changing' },
} as const satisfies Part;

/**
 * Interprets a failed write: returns the release if it is editable.
 * @throws Problem `release-not-found`; `release-locked` if the office has it
 */
export function existingEditable({ existing }: Refused): Release {
  if (!existing) throw new Problem('release-not-found');
  const release = readRelease(existing);
  if (isReadOnly(release.status)) throw new Problem('release-locked');
  return release;
}
