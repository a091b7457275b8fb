import { Problem } from '../../../../shared/contract/problem.ts';
import { cancelled, checkoutMessage, notPaid, paid } from './messages.ts';
import { officePlan, officePlanInDetail } from './plan-names.ts';

test('the message when no checkout was opened (product 10.12)', () => {
  expect(checkoutMessage(new Problem('internal'))).toBe('Failed to create checkout session. Please try again.');
  expect(checkoutMessage(new Problem('release-incomplete', { missing: ['Cover art', 'P-line'] }))).toBe(
    'Missing required fields: Cover art, P-line',
  );
});

test('the message for a payment that was cancelled or not verified (product 10.12)', () => {
  expect(cancelled).toEqual({
    title: 'Payment Cancelled',
    text: 'Your payment was cancelled. You can try again anytime.',
  });
  expect(notPaid(new Problem('internal'))).toEqual({
    title: 'Payment Verification Failed',
    text: 'Please contact support if payment was completed.',
  });
});

test('the message for a payment that submits the release (product 11.12)', () => {
  const of = { plan: 'ep', title: 'Salt Road', royaltyPercentage: 100 } as const;
  const text = 'The EP plan for Salt Road is paid. You keep 100% of its royalties.';
  expect(paid({ ...of, submission: 'due' }).text).toBe(`${text} It is being submitted.`);
  expect(paid({ ...of, submission: 'open' }).text).toBe(text);
});

test('the office shows “Free” for no plan, and “$5 Plan” for the legacy plan on a release’s page (product 10.4)', () => {
  expect([officePlan(null), officePlanInDetail(null)]).toEqual(['Free', 'Free']);
  expect(officePlanInDetail('paid_5')).toBe('$5 Plan');
});
