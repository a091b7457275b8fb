import type { PaidPlan } from '../../../shared/plans/paid-plan.ts';
import { BASIC_PERCENTAGE, type HeldPlanName, type PlanName, plans } from '../../../shared/plans/plan.ts';
import type { AcceptedSubmission, PaidSubmission, Release } from '../../../shared/releases/release.ts';
import { isReadOnly } from '../../../shared/releases/release-status.ts';
import type { Write } from '../../platform/table.ts';
import { holdsPlan } from '../storage/legacy-values.ts';
import { appendEvent } from './append-event.ts';
import { type Owned, type Part, releaseCheck, releaseUpdate } from './release-write.ts';

const ownedOf = ({ artistId, id: releaseId }: Release): Owned => ({ artistId, releaseId });

/**
 * Condition: the release is withdrawn, or is not, as when it was read. Otherwise, a payment that begins to count at the
 * moment of the withdrawal would never be refunded.
 */
const withdrawnAsRead = ({ status }: Release): string =>
  status === 'withdrawn' ? 'attribute_exists(withdrawnAt)' : 'attribute_not_exists(withdrawnAt)';

/**
 * Conditions, each as when the release was read: it holds this plan, `sessionId` is its open checkout or is not, and it
 * is withdrawn or is not.
 */
function asRead(release: Release, sessionId: string) {
  const { plan, checkout } = release;
  const ends = checkout?.sessionId === sessionId;
  const open: Part = {
    condition: [
      ends
        ? 'checkout.sessionId = :session'
        : '(attribute_not_exists(checkout.sessionId) OR checkout.sessionId <> :session)',
      withdrawnAsRead(release),
    ],
    values: { ':session': sessionId },
  };
  return { ends, parts: [holdsPlan(plan), open] };
}

const checkoutEnds: Part = { set: ['checkout = :none'], values: { ':none': null } };

/**
 * The submission that was accepted with the paying session; undefined if that session is no longer open or the office
 * has the release.
 */
export function submissionAcceptedWith(
  { checkout, status }: Release,
  sessionId: string,
): AcceptedSubmission | undefined {
  if (checkout?.sessionId !== sessionId || !checkout.accepted || isReadOnly(status)) return undefined;
  const { id, agreementVersion, at } = checkout.accepted;
  return { id, agreementVersion, at };
}

/**
 * Marks as due the submission that was accepted with the payment. Fails if the artist has withdrawn it, or accepted a
 * different one.
 */
function submissionDueParts(release: Release, sessionId: string): Part[] {
  if (release.checkout?.sessionId !== sessionId) return [];
  const asRead: Part = release.checkout.accepted
    ? { condition: 'checkout.accepted.id = :accepted', values: { ':accepted': release.checkout.accepted.id } }
    : { condition: 'attribute_not_exists(checkout.accepted)' };
  const accepted = submissionAcceptedWith(release, sessionId);
  const due: PaidSubmission | undefined = accepted && { state: 'due', ...accepted };
  return [asRead, ...(due ? [{ set: ['paidSubmission = :due'], values: { ':due': due } }] : [])];
}

/**
 * Gives a release the plan that was paid for in the session, if its plan and checkout are still as they were read. If
 * the session is its open checkout, closes the checkout and marks the submission accepted with it as due.
 */
export function paidPlanWrite(
  tableName: string,
  release: Release,
  { plan, sessionId, paidAt, at }: { plan: PlanName; sessionId: string; paidAt: string; at: Date },
): Write {
  const { ends, parts } = asRead(release, sessionId);
  const paid: PaidPlan = { name: plan, percentage: plans[plan].percentage, paidAt };
  return {
    Update: releaseUpdate(
      tableName,
      ownedOf(release),
      at,
      ...parts,
      { set: ['#plan = :plan'], values: { ':plan': paid } },
      appendEvent({ kind: 'plan-paid', at: at.toISOString(), by: 'artist', plan }),
      ...(ends ? [checkoutEnds] : []),
      ...submissionDueParts(release, sessionId),
    ),
  };
}

/**
 * Leaves a release's plan as it is, because the session's payment is being refunded, and closes its open checkout if it
 * is that session. Fails unless plan and checkout are still as they were read. The artist has not changed anything, so
 * the release does not move up in the library, and its history names no plan. The submission accepted with the payment
 * still becomes due.
 */
export function unchangedPlanWrite(tableName: string, release: Release, { sessionId }: { sessionId: string }): Write {
  const { ends, parts } = asRead(release, sessionId);
  return ends
    ? {
        Update: releaseUpdate(
          tableName,
          ownedOf(release),
          null,
          ...parts,
          checkoutEnds,
          ...submissionDueParts(release, sessionId),
        ),
      }
    : { ConditionCheck: releaseCheck(tableName, ownedOf(release), ...parts) };
}

/**
 * Ends a release's plan: its share is the basic one from now on, and its history records that. Fails if the end is
 * already written, the plan has not expired, or the release has a different plan. The artist has not changed anything,
 * so the release does not move up in the library.
 */
export const endPlanWrite = (
  tableName: string,
  owned: Owned,
  { plan, expiresAt, now }: { plan: HeldPlanName; expiresAt: string; now: Date },
) => ({
  Update: releaseUpdate(
    tableName,
    owned,
    null,
    {
      set: ['#plan.percentage = :basic', '#plan.isOver = :isOver'],
      condition: [
        '#plan.#planName = :ended',
        '#plan.expiresAt = :expiresAt',
        '#plan.expiresAt <= :moment',
        'attribute_not_exists(#plan.isOver)',
      ],
      names: { '#plan': 'plan', '#planName': 'name' },
      values: {
        ':ended': plan,
        ':expiresAt': expiresAt,
        ':moment': now.toISOString(),
        ':basic': BASIC_PERCENTAGE,
        ':isOver': true,
      },
    },
    appendEvent({ kind: 'plan-ended', at: expiresAt, by: 'platform', plan }),
  ),
});

/** Why a payment no longer supports its release's plan, or supports it again. */
export type PlanMoveReason = 'refunded' | 'withdrawn' | 'disputed' | 'returned';

/**
 * Gives a release the plan that its payments still cover, and records the reason in its history; if the release already
 * has that plan, only checks it. Fails if the plan has changed, or the release was withdrawn, since it was read.
 */
export function movePlanWrite(
  tableName: string,
  release: Release,
  { plan, why, at, by }: { plan: PaidPlan | null; why: PlanMoveReason; at: string; by: 'office' | 'platform' },
): Write {
  const owned = ownedOf(release);
  const unchanged = [holdsPlan(release.plan), { condition: withdrawnAsRead(release) }];
  if (plan?.name === release.plan?.name) return { ConditionCheck: releaseCheck(tableName, owned, ...unchanged) };
  const name = plan?.name ?? null;
  return {
    Update: releaseUpdate(
      tableName,
      owned,
      new Date(at),
      ...unchanged,
      { set: ['#plan = :plan'], values: { ':plan': plan } },
      appendEvent(
        why === 'returned'
          ? { kind: 'plan-returned', at, by, plan: name }
          : { kind: 'plan-fell', at, by, why, plan: name },
      ),
    ),
  };
}

/** Condition: the release does not exist. */
export const requireNoRelease = (tableName: string, owned: Owned): Write => ({
  ConditionCheck: releaseCheck(tableName, owned, { condition: 'attribute_not_exists(PK)' }),
});
