import { plans } from '../../shared/plans/plan.ts';
import type { ReleaseCard } from '../../shared/releases/card.ts';
import type { ReleaseStatus } from '../../shared/releases/release-status.ts';
import { isKeyOf } from '../../shared/typed-record.ts';

type Card = Pick<ReleaseCard, 'status' | 'plan' | 'exportedAt'>;

const live: readonly ReleaseStatus[] = ['submitted', 'changes_requested', 'exported'];

/**
 * Whether a release is in stores or on its way there, so that it must be taken down or withdrawn before its account can
 * end. A submitted change of a delivered release counts like any submission.
 */
export const isLive = ({ status }: Pick<Card, 'status'>): boolean => live.includes(status);

/**
 * Whether we owe the artist the price of a release's plan: it was paid for and never delivered. The payments of a
 * withdrawn release are refunded automatically, within minutes; a plan from earlier years was not paid for here.
 */
export function isOwed({ status, plan, exportedAt }: Card): boolean {
  if (plan === null) return false;
  return status === 'draft' || (status === 'withdrawn' && exportedAt === null && isKeyOf(plans, plan));
}
