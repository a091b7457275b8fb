import { brand } from '../../../../shared/brand.ts';
import type { PlanName } from '../../../../shared/plans/plan.ts';
import { forgetWithAccount } from '../../lib/account-memory.ts';

/**
 * An artist has accepted the agreement, and pays: the release is submitted as soon as the payment is there (product 11.12). It is one tab's:
 * it stays when the page is loaded again, and goes when the page is left.
 */
export type SubmissionIntent = {
  releaseId: string;
  agreementVersion: string;
  plan: PlanName;
  /** The payment page. */
  url: string;
  /** In milliseconds since 1970. */
  at: number;
};

const NAME = 'submission-intent';
/** Who comes back after a day, to a tab that the browser has kept, is asked again. */
const LIVES_MS = 24 * 60 * 60_000;

/** What was decided about this release in this tab, if it still holds: for the agreement in force, since no longer than a day. */
export function readIntent(releaseId: string, now: number): SubmissionIntent | undefined {
  const stored = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as SubmissionIntent | null;
  const holds =
    stored?.releaseId === releaseId && stored.agreementVersion === brand.agreementVersion && now - stored.at < LIVES_MS;
  return holds ? stored : undefined;
}

export const writeIntent = (intent: SubmissionIntent): void => sessionStorage.setItem(NAME, JSON.stringify(intent));

export const forgetIntent = (): void => sessionStorage.removeItem(NAME);

forgetWithAccount(forgetIntent);
