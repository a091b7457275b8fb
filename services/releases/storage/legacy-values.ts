import { isRecord } from '../../../shared/is-record.ts';
import type { PaidPlan } from '../../../shared/plans/paid-plan.ts';
import type { Item } from '../../platform/table.ts';

/** A legacy state, which is read as submitted (product 5.4). */
const READY_FOR_EXPORT = 'ready_for_export';
/** A legacy plan, which is read as none (product 5.4). */
const FREE = 'free';

/** Converts a stored state to its current name. */
export const currentStatus = (stored: unknown): unknown => (stored === READY_FOR_EXPORT ? 'submitted' : stored);

const isFree = (plan: unknown): boolean => plan === FREE || (isRecord(plan) && plan.name === FREE);

/** Replaces the legacy values of a stored release or card with current ones. */
export function withoutLegacy(item: Item): Item {
  const { status, plan, submission, updatedAt, artistId } = item;
  return {
    ...item,
    ...(isFree(plan) && { plan: null }),
    status: currentStatus(status),
    // Legacy submissions had no agreement.
    ...(status !== 'draft' && { submission: submission ?? { at: updatedAt, agreementVersion: '', by: artistId } }),
  };
}

/** Condition: the release is submitted, by the current or the legacy name of the state. */
export const isSubmitted = {
  condition: '#status IN (:submitted, :readyForExport)',
  names: { '#status': 'status' },
  values: { ':submitted': 'submitted', ':readyForExport': READY_FOR_EXPORT },
} as const;

/** Condition: the release has been submitted at some time; it may since have been exported, sent back or withdrawn. */
export const wasSubmitted = {
  condition: `(${isSubmitted.condition} OR #status IN (:exported, :changesRequested, :withdrawn))`,
  names: isSubmitted.names,
  values: {
    ...isSubmitted.values,
    ':exported': 'exported',
    ':changesRequested': 'changes_requested',
    ':withdrawn': 'withdrawn',
  },
} as const;

/** Condition: the release still holds the plan that was read. */
export const holdsPlan = (plan: PaidPlan | null) => ({
  condition: plan ? '#plan.#planName = :planName' : '(#plan IN (:noPlan, :free) OR #plan.#planName = :free)',
  names: { '#plan': 'plan', '#planName': 'name' },
  values: plan ? { ':planName': plan.name } : { ':noPlan': null, ':free': FREE },
});
