import type { RequiredItem } from '../releases/completeness.ts';

/**
 * A release's progress, also stored on its card: which of the ten items are not done, and how many findings block it. A
 * finding on several tracks is counted once, because one fix resolves them all.
 */
export type Readiness = {
  readonly missing: readonly RequiredItem[];
  /** Those of `missing` that lack something; a finding keeps the others from being done. By default, all of them. */
  readonly lacking?: readonly RequiredItem[] | undefined;
  readonly openFindings: number;
};

/**
 * Whether a release can be submitted: all ten items are done, so no finding is open (product 11.1). Every page that
 * shows Ready uses this. A card that was stored before findings belonged to items has all ten, and counts its findings.
 */
export const isReady = ({ missing, openFindings }: Readiness): boolean => missing.length === 0 && openFindings === 0;
