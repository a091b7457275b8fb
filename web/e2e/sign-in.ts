import type { Page } from '@playwright/test';

type Account = { email: string; password: string };

/** Signs in on the page, as a user would, and waits for the dashboard. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/auth?tab=signin');
  await signInHere(page, account);
}

/** Does the same if the form is already on the page. */
export async function signInHere(page: Page, { email, password }: Account): Promise<void> {
  const panel = page.getByRole('region', { name: 'Sign In' });
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
}
