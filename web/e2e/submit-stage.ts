import type { Page } from '@playwright/test';

/** The controls on the review of a release before submission. */
export const reviewOf = (page: Page) => ({
  plan: (name: string | RegExp) => page.getByRole('radio', { name }),
  agreement: page.getByRole('checkbox', { name: /^I accept the distribution agreement/ }),
  submit: page.getByRole('main').getByRole('button', { name: 'Submit', exact: true }),
  pay: (price: string) => page.getByRole('main').getByRole('button', { name: `Pay ${price} and submit` }),
});

/** Opens the review from the release's page. */
export async function openReview(page: Page) {
  await page
    .getByRole('link', { name: /^Submit (?:release|again)$/ })
    .first()
    .click();
  await page.waitForURL(/\/submit$/);
  await page.getByRole('heading', { level: 1, name: /^Submit (?:release|again)$/ }).waitFor();
  return reviewOf(page);
}

/** Answers everything that the review asks for: the Basic plan, if a plan is asked for, and the agreement. */
export async function acceptAll(page: Page, { plan = true } = {}): Promise<void> {
  const review = reviewOf(page);
  if (plan) await review.plan('Continue with Basic (95%)').check();
  await review.agreement.check();
}
