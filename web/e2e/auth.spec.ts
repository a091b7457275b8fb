import type { Page } from '@playwright/test';
import { newArtist, type Person } from '../../services/test/people.ts';
import { codeFromTheInbox, fillSignUp } from './sign-up.ts';
import { beforeAll, describe, expect, newEmail, signIn, test } from './stage.ts';

let mara: Person;
beforeAll(async () => {
  mara = await newArtist();
});

const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });
const toasts = (page: Page) => page.locator('[data-sonner-toast]');

/** The provider's tokens are gone, as when it refuses to renew them. */
async function endSignIn(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/local/mail');
  await other.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('Cognito')) localStorage.removeItem(key);
  });
  await other.close();
}

const paste = (page: Page, text: string) =>
  page.getByLabel('Code').evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

describe('product 2.2: away from a protected page, and back', () => {
  test('a sign-in that ends while a page is open: why, the address, and back to the page', async ({ stage }) => {
    const page = await stage.person();
    await signIn(page, mara);
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await endSignIn(page);
    await page.waitForURL('**/auth?tab=signin&redirect=**');
    const form = panel(page, 'Sign In');
    await form.getByText('You were signed out. What you typed is kept.').waitFor();
    await expect(form.getByLabel('Email')).toHaveValue(mara.email);
    await form.getByLabel('Password').fill(mara.password);
    await form.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard/profile');
  });

  test('who begins with the dashboard signs up; a link to a page asks to sign in', async ({ stage }) => {
    const page = await stage.person();
    await page.goto('/dashboard');
    await panel(page, 'Sign Up').waitFor();
    await expect(page).toHaveTitle('Sign up · Segno');
    await page.goto('/dashboard/balance');
    await panel(page, 'Sign In').getByText('This page needs you to sign in').waitFor();
    await expect(page).toHaveTitle('Sign in · Segno');
  });

  test('a wrong password is told in our words, and the toast goes with the next try', async ({ stage }) => {
    const page = await stage.person();
    await page.goto('/auth?tab=signin');
    const form = panel(page, 'Sign In');
    await form.getByLabel('Email').fill(mara.email);
    await form.getByLabel('Password').fill('Not the one 1');
    await form.getByRole('button', { name: 'Sign In' }).click();
    const failure = toasts(page).filter({ hasText: 'Sign In Failed' });
    await failure.getByText('Incorrect email or password.').waitFor();
    await form.getByLabel('Password').fill(mara.password);
    await form.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard');
    await expect(failure).toHaveCount(0);
    stage.forgetErrors(/status of 400/);
  });
});

describe('product 3.3: the code of a sign-up', () => {
  test('a wrong one is refused at its field; a reload stays; it is pasted as the mail has it', async ({ stage }) => {
    const account = { email: newEmail(), password: 'Lisboa2026' };
    const page = await stage.person();
    await fillSignUp(page, account);
    await page.getByText('Confirm your email').waitFor();
    await page.getByLabel('Code').fill('000 000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('alert').getByText('This is not the code that we sent.', { exact: false }).waitFor();
    expect(await toasts(page).filter({ hasText: 'Failed' }).count()).toBe(0);

    await page.reload();
    await page.getByText(account.email).waitFor();
    const code = await codeFromTheInbox(page, account.email);
    await paste(page, `${code.slice(0, 3)} ${code.slice(3)}\n`);
    // The password was lost with the page.
    const form = panel(page, 'Sign In');
    await expect(form.getByLabel('Email')).toHaveValue(account.email);
    await form.getByLabel('Password').fill(account.password);
    await form.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard');
    stage.forgetErrors(/status of 400/);
  });

  test('an address that has an account: sign in instead, or enter its code', async ({ stage }) => {
    const account = { email: newEmail(), password: 'Lisboa2026' };
    const page = await stage.person();
    await fillSignUp(page, account);
    await page.getByRole('button', { name: 'Use another email' }).click();
    const form = panel(page, 'Sign Up');
    await form.getByRole('button', { name: 'Sign Up' }).click();
    await form.getByText('This address has an account already.').waitFor();
    await form.getByRole('button', { name: 'Enter your code' }).click();
    await paste(page, await codeFromTheInbox(page, account.email));
    // The password is still here, so the account signs in by itself.
    await page.waitForURL('**/dashboard');

    const other = await stage.person();
    await fillSignUp(other, account);
    await panel(other, 'Sign Up').getByRole('button', { name: 'Sign in instead' }).click();
    await expect(panel(other, 'Sign In').getByLabel('Email')).toHaveValue(account.email);
    stage.forgetErrors(/status of 400/);
  });
});
