import type { ReleaseId } from '../../shared/ids.ts';
import { price } from '../../shared/money.ts';
import type { PlanName } from '../../shared/plans/plan.ts';
import { planLabel } from '../../shared/plans/plan.ts';
import type { Part } from './letter.ts';
import { dayOf } from './letter-date.ts';
import { plainText } from './plain-text.ts';

export type PaidFor = {
  releaseId: ReleaseId;
  title: string;
  plan: PlanName;
  cents: number;
  /** ISO 8601. */
  paidAt: string;
  paymentId: string;
};

/** Builds a receipt's rows (product 10.13). */
export const paymentFacts = ({ title, plan, cents, paidAt, paymentId }: PaidFor): Part => ({
  kind: 'facts',
  rows: [
    ['Release', plainText(title) || 'Untitled'],
    ['Plan', planLabel(plan)],
    ['Amount', price(cents)],
    ['Date', dayOf(paidAt)],
    ['Payment', paymentId],
  ],
});

export const releasePage = ({ releaseId }: PaidFor, siteUrl: string): string =>
  new URL(`/dashboard/releases/${releaseId}`, siteUrl).href;
