import type Stripe from 'stripe';
import { escapeHtml, page } from '../../../page.ts';
import { formatAmount } from '../format-amount.ts';
import type { DashboardAction } from './act.ts';
import type { PayoutAction } from './act-on-payout.ts';
import type { DashboardPayment } from './dashboard-payment.ts';

type Shown = { payments: DashboardPayment[]; payouts: Stripe.Payout[]; balance: number };

/**
 * Renders the newest payments and payouts, each with its possible actions.
 * @param problem why the last action failed
 */
export const renderDashboard = ({ payments, payouts, balance }: Shown, problem?: string): string =>
  page({
    title: 'Payments · Stripe on this laptop',
    style: STYLE,
    main: `
<p class="stand-in">Local stand-in for Stripe's dashboard. No money moves.</p>
<h1>Payments</h1>
${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ''}
${payments.length === 0 ? EMPTY : `<ol>${payments.map(row).join('')}</ol>`}
<h1>Payouts</h1>
<p>Balance: ${formatAmount(balance)}</p>
<form method="post" action="/dashboard/payouts"><button>Pay out the balance</button></form>
${payouts.length === 0 ? '' : `<ol>${payouts.map(payoutRow).join('')}</ol>`}`,
  });

const EMPTY = '<p class="empty">No payments yet. Payments and failed attempts will show here.</p>';

const row = (payment: DashboardPayment): string => {
  const { intent, charge, description } = payment;
  const refunded = charge?.amount_refunded ?? 0;
  return `<li id="${intent.id}">
<header>
  <b>${formatAmount(intent.amount)}</b> <span class="state">${stateOf(payment)}</span>
  ${refunded > 0 ? `<span>${formatAmount(refunded)} refunded</span>` : ''}
</header>
<p>${escapeHtml(description)}</p>
<p class="id">${intent.id} <time datetime="${new Date(intent.created * 1000).toISOString()}">${timeOf(intent.created)}</time></p>
<form method="post" action="/dashboard/payments/${intent.id}">${actionsOf(payment).map(button).join('')}</form>
</li>`;
};

const payoutRow = ({ id, amount, created, method, status }: Stripe.Payout): string => `<li id="${id}">
<header><b>${formatAmount(amount)}</b> <span class="state">${PAYOUTS[status] ?? status}</span></header>
<p>To the bank, ${method}</p>
<p class="id">${id} <time datetime="${new Date(created * 1000).toISOString()}">${timeOf(created)}</time></p>
<form method="post" action="/dashboard/payouts/${id}">${payoutActionsOf(status).map(payoutButton).join('')}</form>
</li>`;

const PAYOUTS: Record<string, string> = { in_transit: 'On its way', paid: 'Paid', failed: 'Failed' };
const PAYOUT_LABELS: Record<PayoutAction, string> = {
  arrive: 'Let it arrive',
  'fail-payout': 'Let it fail',
  'send-events-again': 'Send its events again',
};
const payoutActionsOf = (status: string): PayoutAction[] => [
  ...(status === 'in_transit' ? (['arrive'] as const) : []),
  ...(status === 'failed' ? [] : (['fail-payout'] as const)),
  'send-events-again',
];
const payoutButton = (action: PayoutAction): string =>
  `<button name="action" value="${action}">${PAYOUT_LABELS[action]}</button>`;

const DISPUTES: Record<string, string> = { won: 'Dispute won', lost: 'Dispute lost', needs_response: 'Disputed' };
const INTENTS: Record<string, string> = {
  processing: 'On its way',
  canceled: 'Cancelled',
  requires_action: 'Waiting for the bank',
};

function stateOf({ intent, charge, dispute, refunds }: DashboardPayment): string {
  if (dispute) return DISPUTES[dispute.status] ?? dispute.status;
  if (intent.status !== 'succeeded') return INTENTS[intent.status] ?? 'Failed';
  if (charge?.refunded) return refunds.some(({ status }) => status === 'pending') ? 'Refund on its way' : 'Refunded';
  return charge?.amount_refunded ? 'Partly refunded' : 'Paid';
}

const LABELS: Record<DashboardAction, string> = {
  refund: 'Refund',
  'fail-refund': 'Let the refund fail',
  dispute: 'Dispute',
  'win-dispute': 'Win the dispute',
  'lose-dispute': 'Lose the dispute',
  succeed: 'Let the money arrive',
  fail: 'Let it fail',
  'send-events-again': 'Send its events again',
};

function actionsOf({ intent, charge, dispute, refunds }: DashboardPayment): DashboardAction[] {
  const again = 'send-events-again' as const;
  if (intent.status === 'processing') return ['succeed', 'fail', again];
  if (charge?.status !== 'succeeded') return [again];
  if (dispute?.status === 'needs_response') return ['win-dispute', 'lose-dispute', again];
  const isLost = dispute?.status === 'lost';
  const canFail = refunds.some(({ status }) => status === 'pending' || status === 'succeeded');
  return [
    ...(charge.refunded || isLost ? [] : (['refund'] as const)),
    ...(canFail ? (['fail-refund'] as const) : []),
    ...(charge.refunded || charge.disputed ? [] : (['dispute'] as const)),
    again,
  ];
}

const button = (action: DashboardAction): string =>
  `${action === 'refund' ? '<label>Dollars <input name="dollars" inputmode="decimal" placeholder="all"></label>' : ''}<button name="action" value="${action}">${LABELS[action]}</button>`;

const timeOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

const STYLE = `
.stand-in { display: inline-block; margin-bottom: 1.5rem; padding: 0.25rem 0.75rem; border-radius: 14px; background: var(--well); font-size: 0.875rem; }
ol { list-style: none; margin-top: 1.5rem; padding: 0; border-top: 1px solid var(--line); }
li { padding: 1.25rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem; color: var(--soft); font-size: 0.875rem; }
header b { color: var(--ink); font-size: 1.25rem; font-variant-numeric: tabular-nums; }
.state { padding: 0.125rem 0.625rem; border-radius: 999px; background: var(--well); color: var(--ink); font-weight: 500; }
.id { font-size: 0.8125rem; }
.id time { display: inline-block; }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin-top: 0.75rem; }
label { font-size: 0.875rem; }
input { width: 5.5rem; min-height: 44px; padding: 0.25rem 0.625rem; font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--soft); border-radius: 8px; }
button { min-height: 44px; padding: 0.25rem 0.875rem; font: inherit; font-size: 0.9375rem; color: var(--ink); background: none; border: 1px solid var(--soft); border-radius: 8px; cursor: pointer; }
button:hover { background: var(--well); }
[role=alert] { margin-top: 1rem; padding: 0.75rem 1rem; border-radius: 8px; color: var(--ink); background: var(--well); border: 1px solid var(--signal); }
.empty { margin-top: 1.5rem; padding: 4rem 1rem; border: 1px dashed var(--line); border-radius: 10px; text-align: center; }
`;
