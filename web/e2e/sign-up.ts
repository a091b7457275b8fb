import type { Page } from '@playwright/test';

export async function codeFromTheInbox(page: Page, email: string): Promise<string> {
  const inbox = await page.context().newPage();
  await inbox.goto('/local/mail');
  const text = await inbox.locator('li', { hasText: email }).first().innerText();
  await inbox.close();
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`No code for ${email} in the inbox: ${text}`);
  return code;
}

type Account = { name?: string; email: string; password: string };

/** Fills in a new visitor's sign-up form, and sends it. */
export async function fillSignUp(page: Page, { name = 'Ines Faro', email, password }: Account): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await page.waitForURL('**/auth?**');
  const form = page.getByRole('region', { name: 'Sign Up' });
  await form.getByLabel('Full Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Country').fill('Portugal');
  await form.getByLabel('Best social media account').fill('@ines.faro');
  await form.getByRole('button', { name: 'Sign Up' }).click();
}

/** Signs up on the page with the code from the inbox, and waits for the dashboard. */
export async function signUp(page: Page, account: Account): Promise<void> {
  await fillSignUp(page, account);
  await page.getByText('Confirm your email').waitFor();
  await page.getByLabel('Code').fill(await codeFromTheInbox(page, account.email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL('**/dashboard');
}
