import type { Page } from '@playwright/test';

type Account = { email: string; password: string };

/** Signs in on the page, as its user does, and waits for the dashboard. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/auth?tab=signin');
  await signInHere(page, account);
}

/** The same where the form is on the page already. */
export async function signInHere(page: Page, { email, password }: Account): Promise<void> {
  const panel = page.getByRole('region', { name: 'Sign In' });
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
}
