import type { PaidPlan } from '../../../shared/plans/paid-plan.ts';
import type { Item } from '../../platform/table.ts';

/** A state of earlier years, which reads as submitted (product 5.4). */
const READY_FOR_EXPORT = 'ready_for_export';
/** A plan of earlier years, which reads as none (product 5.4). */
const FREE = 'free';

/** A stored state as the product knows it. */
export const currentStatus = (stored: unknown): unknown => (stored === READY_FOR_EXPORT ? 'submitted' : stored);

const isFree = (plan: unknown): boolean => plan === FREE || (plan as Item | null | undefined)?.name === FREE;

/** A stored release or card with the values of today in place of those of earlier years. */
export function withoutLegacy(item: Item): Item {
  const { status, plan, submission, updatedAt, artistId } = item;
  return {
    ...item,
    ...(isFree(plan) && { plan: null }),
    status: currentStatus(status),
    // What was submitted then was submitted without an agreement.
    ...(status !== 'draft' && { submission: submission ?? { at: updatedAt, agreementVersion: '', by: artistId } }),
  };
}

/** What a write asks of a release: that it is submitted, in either word. */
export const isSubmitted = {
  condition: '#status IN (:submitted, :readyForExport)',
  names: { '#status': 'status' },
  values: { ':submitted': 'submitted', ':readyForExport': READY_FOR_EXPORT },
} as const;

/** The same, or that it went on from there: it was exported, or sent back. */
export const wasSubmitted = {
  condition: `(${isSubmitted.condition} OR #status IN (:exported, :changesRequested))`,
  names: isSubmitted.names,
  values: { ...isSubmitted.values, ':exported': 'exported', ':changesRequested': 'changes_requested' },
} as const;

/** What a write asks of a release: that it still holds the plan that was read. */
export const holdsPlan = (plan: PaidPlan | null) => ({
  condition: plan ? '#plan.#planName = :planName' : '(#plan IN (:noPlan, :free) OR #plan.#planName = :free)',
  names: { '#plan': 'plan', '#planName': 'name' },
  values: plan ? { ':planName': plan.name } : { ':noPlan': null, ':free': FREE },
});
