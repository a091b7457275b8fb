import type { PaidPlan } from '../../../shared/plans/paid-plan.ts';
import { BASIC_PERCENTAGE, type HeldPlanName, type PlanName, plans } from '../../../shared/plans/plan.ts';
import type { AcceptedSubmission, PaidSubmission, Release } from '../../../shared/releases/release.ts';
import { isWithOffice } from '../../../shared/releases/release-status.ts';
import type { Write } from '../../platform/table.ts';
import { holdsPlan } from '../storage/legacy-values.ts';
import { appended } from './append-event.ts';
import { type Owned, type Part, releaseCheck, releaseUpdate } from './release-write.ts';

const ownedOf = ({ artistId, id: releaseId }: Release): Owned => ({ artistId, releaseId });

/** The release still holds the plan that was read; and `sessionId` is its open checkout, or is not, as it was then. */
function asRead({ plan, checkout }: Release, sessionId: string) {
  const ends = checkout?.sessionId === sessionId;
  const open: Part = {
    condition: ends
      ? 'checkout.sessionId = :session'
      : '(attribute_not_exists(checkout.sessionId) OR checkout.sessionId <> :session)',
    values: { ':session': sessionId },
  };
  return { ends, parts: [holdsPlan(plan), open] };
}

const checkoutEnds: Part = { set: ['checkout = :none'], values: { ':none': null } };

/** What was accepted with the session that pays; nothing for a session that is not open any more, or a release that is with the office. */
export function acceptedWith({ checkout, status }: Release, sessionId: string): AcceptedSubmission | undefined {
  if (checkout?.sessionId !== sessionId || !checkout.accepted || isWithOffice(status)) return undefined;
  const { id, agreementVersion, at } = checkout.accepted;
  return { id, agreementVersion, at };
}

/** The submission that was accepted with the payment is due. Refused when the artist has withdrawn it meanwhile, or accepted another. */
function submissionDue(release: Release, sessionId: string): Part[] {
  if (release.checkout?.sessionId !== sessionId) return [];
  const asRead: Part = release.checkout.accepted
    ? { condition: 'checkout.accepted.id = :accepted', values: { ':accepted': release.checkout.accepted.id } }
    : { condition: 'attribute_not_exists(checkout.accepted)' };
  const accepted = acceptedWith(release, sessionId);
  const due: PaidSubmission | undefined = accepted && { state: 'due', ...accepted };
  return [asRead, ...(due ? [{ set: ['paidSubmission = :due'], values: { ':due': due } }] : [])];
}

/**
 * A release as it was read gets the plan that was paid in the session; its open checkout ends when it is that one, and what was accepted with
 * it is due.
 */
export function planPaid(
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
      appended({ kind: 'plan-paid', at: at.toISOString(), by: 'artist', plan }),
      ...(ends ? [checkoutEnds] : []),
      ...submissionDue(release, sessionId),
    ),
  };
}

/**
 * A release as it was read keeps its plan, because what was paid in the session goes back; its open checkout ends when it is that one.
 * Nothing of the artist's changes: it does not move up in the library, and its history tells of no plan. What was accepted with the payment is
 * due all the same.
 */
export function planUnchanged(tableName: string, release: Release, { sessionId }: { sessionId: string }): Write {
  const { ends, parts } = asRead(release, sessionId);
  return ends
    ? {
        Update: releaseUpdate(
          tableName,
          ownedOf(release),
          null,
          ...parts,
          checkoutEnds,
          ...submissionDue(release, sessionId),
        ),
      }
    : { ConditionCheck: releaseCheck(tableName, ownedOf(release), ...parts) };
}

/**
 * A release's plan has ended: its share is the basic one from now on, and its history says so. Refused when that is written already, when
 * it has not ended, or when the release has another plan. The artist has changed nothing: it does not move up in the library.
 */
export const planEnded = (
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
    appended({ kind: 'plan-ended', at: expiresAt, by: 'platform', plan }),
  ),
});

/** Why a payment counts for its release no more, or again. */
export type PlanMove = 'refunded' | 'disputed' | 'returned';

/**
 * A release as it was read has the plan that its payments still cover, and its history says why; when that is the plan it has, it is only
 * asked for. Refused when the release has another plan meanwhile.
 */
export function planMoved(
  tableName: string,
  release: Release,
  { plan, why, at, by }: { plan: PaidPlan | null; why: PlanMove; at: string; by: 'office' | 'platform' },
): Write {
  const owned = ownedOf(release);
  const held = holdsPlan(release.plan);
  if (plan?.name === release.plan?.name) return { ConditionCheck: releaseCheck(tableName, owned, held) };
  const name = plan?.name ?? null;
  return {
    Update: releaseUpdate(
      tableName,
      owned,
      new Date(at),
      held,
      { set: ['#plan = :plan'], values: { ':plan': plan } },
      appended(
        why === 'returned'
          ? { kind: 'plan-returned', at, by, plan: name }
          : { kind: 'plan-fell', at, by, why, plan: name },
      ),
    ),
  };
}

/** There is no such release any more. */
export const releaseGone = (tableName: string, owned: Owned): Write => ({
  ConditionCheck: releaseCheck(tableName, owned, { condition: 'attribute_not_exists(PK)' }),
});
