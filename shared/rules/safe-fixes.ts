import { releaseAfter } from '../releases/edits.ts';
import type { Release } from '../releases/release.ts';
import type { LocatedEdit } from './finding.ts';
import { type Finding, isSettled, releaseFindings } from './release-findings.ts';

/** The release after the edits of a fix. */
export const afterFix = <R extends Release>(release: R, edits: readonly LocatedEdit[]): R =>
  releaseAfter(
    release,
    edits.map(({ trackId, edit }) =>
      trackId === undefined ? { kind: 'edit-release', edit } : { kind: 'edit-track', trackId, edit },
    ),
  );

/** A release has fewer texts than this, so more rounds would be fixes that undo each other. */
const MAX_ROUNDS = 1000;

/**
 * Every fix that changes only how something is written, never what it says, in the order in which they are applied: a
 * later one may begin with what an earlier one wrote.
 */
export function safeFixes(release: Release, now: Date): Finding[] {
  const fixes: Finding[] = [];
  let current = release;
  while (fixes.length < MAX_ROUNDS) {
    const next = releaseFindings(current, now).find((found) => found.fix?.isSafe && !isSettled(found));
    if (!next?.fix) return fixes;
    fixes.push(next);
    current = afterFix(current, next.fix.edits);
  }
  throw new Error('Fixes undo each other');
}
