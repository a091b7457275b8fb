import type { OpenPoint } from '../open-point.ts';
import { stateReasons } from './state-reasons.ts';
import type { Working } from './working.ts';

/**
 * Settles an open point whose value is right. A reason for a contestable finding is stored in the release, other
 * reasons are sent to the office as a message, and advice is only marked as settled.
 */
export function settlePoint(working: Working, why: string, point: OpenPoint | undefined): Working {
  if (!point || point.kind === 'blocking') return working;
  if (point.kind === 'contestable') {
    const number = point.trackId === undefined ? 0 : working.release.trackIds.indexOf(point.trackId) + 1;
    return stateReasons(working, {
      kind: 'state-reason',
      codes: [point.code],
      tracks: number > 0 ? [number] : 'all',
      text: why,
    });
  }
  const dealt = [...working.dealt, point.key];
  if (point.kind === 'advice' || why.trim() === '') return { ...working, dealt };
  const letter = [point.where, why.trim()].filter(Boolean).join(': ');
  return { ...working, dealt, letters: [...working.letters, letter] };
}
