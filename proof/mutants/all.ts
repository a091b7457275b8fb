import { accessMutants } from './access.ts';
import { assistantMutants } from './assistant.ts';
import { codesMutants } from './codes.ts';
import { draftsMutants } from './drafts.ts';
import { eventsMutants } from './events.ts';
import { findingsMutants } from './findings.ts';
import { leavingMutants } from './leaving.ts';
import { ledgerMutants } from './ledger.ts';
import { mediaMutants } from './media.ts';
import { moneyMutants } from './money.ts';
import type { Mutant } from './mutant.ts';
import { paymentsMutants } from './payments.ts';
import { payoutsMutants } from './payouts.ts';
import { platformMutants } from './platform.ts';
import { reviewMutants } from './review.ts';
import { splitsMutants } from './splits.ts';
import { statementsMutants } from './statements.ts';
import { submissionMutants } from './submission.ts';
import { totalsMutants } from './totals.ts';
import { waitlistMutants } from './waitlist.ts';

/**
 * Guards that are text for others, or that act through others: conditions of writes, rows of contracts, calls of a provider. What decides by
 * itself is Stryker's (design 9.9). A condition is made true and not removed, because the table refuses a value that no expression names.
 * Not here, because another guard refuses the same by the same message: what a handler reads before a write asks it again, and the state in a
 * submission's write, where the revision holds it.
 */
export const allMutants: readonly Mutant[] = [
  ...accessMutants,
  ...assistantMutants,
  ...codesMutants,
  ...draftsMutants,
  ...eventsMutants,
  ...findingsMutants,
  ...leavingMutants,
  ...ledgerMutants,
  ...mediaMutants,
  ...moneyMutants,
  ...paymentsMutants,
  ...payoutsMutants,
  ...platformMutants,
  ...reviewMutants,
  ...splitsMutants,
  ...statementsMutants,
  ...submissionMutants,
  ...totalsMutants,
  ...waitlistMutants,
];
