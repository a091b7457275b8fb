import { accessMutants } from './access.ts';
import { assistantMutants } from './assistant.ts';
import { changesMutants } from './changes.ts';
import { codesMutants } from './codes.ts';
import { draftsMutants } from './drafts.ts';
import { eventsMutants } from './events.ts';
import { findingsMutants } from './findings.ts';
import { leavingMutants } from './leaving.ts';
import { ledgerMutants } from './ledger.ts';
import { listeningMutants } from './listening.ts';
import { mediaMutants } from './media.ts';
import { moneyMutants } from './money.ts';
import type { Mutant } from './mutant.ts';
import { paymentsMutants } from './payments.ts';
import { payoutsMutants } from './payouts.ts';
import { platformMutants } from './platform.ts';
import { reviewMutants } from './review.ts';
import { splitsMutants } from './splits.ts';
import { statementsMutants } from './statements.ts';
import { storesMutants } from './stores.ts';
import { submissionMutants } from './submission.ts';
import { totalsMutants } from './totals.ts';
import { waitlistMutants } from './waitlist.ts';

/**
 * Guards that other systems enforce: conditions of writes, rows of contracts, calls to a provider. Stryker covers code
 * that makes its own decisions (design 9.9). A condition is made always true rather than removed, because the table
 * rejects values that no expression uses. Two kinds are omitted, because a second guard rejects the same request with
 * the same message: a handler's read before a write that checks again, and the state in a submission's write, which its
 * revision implies.
 */
export const allMutants: readonly Mutant[] = [
  ...accessMutants,
  ...assistantMutants,
  ...changesMutants,
  ...codesMutants,
  ...draftsMutants,
  ...eventsMutants,
  ...findingsMutants,
  ...leavingMutants,
  ...ledgerMutants,
  ...listeningMutants,
  ...mediaMutants,
  ...moneyMutants,
  ...paymentsMutants,
  ...payoutsMutants,
  ...platformMutants,
  ...reviewMutants,
  ...splitsMutants,
  ...statementsMutants,
  ...storesMutants,
  ...submissionMutants,
  ...totalsMutants,
  ...waitlistMutants,
];
