import type { Page } from 'playwright-core';

/** Signs in on the page, as its user does, and waits for the dashboard. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/auth?tab=signin');
  const panel = page.getByRole('tabpanel', { name: 'Sign In' });
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password').fill(password);
  await panel.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
}
