import type { Finding } from '../../../../shared/rules/release-findings.ts';

/** Why a finding needs nothing more, for the office; undefined if it is open, or advice. */
export function settledText({ reason, isAccepted }: Finding): string | undefined {
  if (reason !== undefined) return `The artist says: ${reason}`;
  return isAccepted ? 'Accepted by the office before.' : undefined;
}
