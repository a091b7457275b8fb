import type { Page } from '@playwright/test';
import { newArtist, type Person } from '../../services/test/people.ts';
import { codeFromTheInbox, fillSignUp } from './sign-up.ts';
import { beforeAll, describe, expect, newEmail, signIn, test } from './stage.ts';

let mara: Person;
beforeAll(async () => {
  mara = await newArtist();
});

const panel = (page: Page, name: string) => page.getByRole('region', { name });
const toasts = (page: Page) => page.locator('[data-sonner-toast]');

/** Removes the provider's tokens, as happens when it refuses to renew them. */
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

describe('product 2.2: from a protected page to sign-in and back', () => {
  test('product 3.18: a session that ends during an edit asks for the password over the page, and nothing is lost', async ({
    stage,
  }) => {
    const page = await stage.person();
    await signIn(page, mara);
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    const about = page.getByLabel('Bio', { exact: true });
    await about.fill('Songs by the sea.');
    await endSignIn(page);
    const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' });
    await dialog.getByText(mara.email).waitFor();
    await page.keyboard.press('Escape');
    await dialog.getByLabel('Password', { exact: true }).fill('Not the one 1');
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await dialog.getByText('Incorrect email or password.').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(mara.password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect(page).toHaveURL(/\/dashboard\/profile$/);
    await expect(about).toHaveValue('Songs by the sea.');
    await expect.poll(async () => (await mara.api('GET /api/me')).bio).toEqual('Songs by the sea.');
    stage.forgetErrors(/status of 40[01]/);
  });

  test('a visitor to the dashboard is asked to sign up; a link to another page asks to sign in', async ({ stage }) => {
    const page = await stage.person();
    await page.goto('/dashboard');
    await panel(page, 'Sign Up').waitFor();
    await expect(page).toHaveTitle('Sign up · Segno');
    await page.goto('/dashboard/balance');
    await panel(page, 'Sign In').getByText('This page needs you to sign in').waitFor();
    await expect(page).toHaveTitle('Sign in · Segno');
  });

  test('a wrong password is reported in our words, and the toast disappears with the next attempt', async ({
    stage,
  }) => {
    const page = await stage.person();
    await page.goto('/auth?tab=signin');
    const form = panel(page, 'Sign In');
    await form.getByLabel('Email').fill(mara.email);
    await form.getByLabel('Password', { exact: true }).fill('Not the one 1');
    await form.getByRole('button', { name: 'Sign In' }).click();
    const failure = toasts(page).filter({ hasText: 'Sign In Failed' });
    await failure.getByText('Incorrect email or password.').waitFor();
    await form.getByLabel('Password', { exact: true }).fill(mara.password);
    await form.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard');
    await expect(failure).toHaveCount(0);
    stage.forgetErrors(/status of 400/);
  });
});

describe('product 3.3: the code from a sign-up', () => {
  test('a wrong code is rejected at its field, survives a reload, and is pasted as the email formats it', async ({
    stage,
  }) => {
    const account = { email: newEmail(), password: 'Lisboa2026' };
    const page = await stage.person();
    await fillSignUp(page, account);
    await page.getByText('Confirm your email').waitFor();
    await page.getByLabel('Code').fill('000 000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('alert').getByText('That’s not the code we sent.', { exact: false }).waitFor();
    expect(await toasts(page).filter({ hasText: 'Failed' }).count()).toBe(0);

    await page.reload();
    await page.getByText(account.email).waitFor();
    const code = await codeFromTheInbox(page, account.email);
    await paste(page, `${code.slice(0, 3)} ${code.slice(3)}\n`);
    // The reload has lost the password.
    const form = panel(page, 'Sign In');
    await expect(form.getByLabel('Email')).toHaveValue(account.email);
    await form.getByLabel('Password', { exact: true }).fill(account.password);
    await form.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard');
    stage.forgetErrors(/status of 400/);
  });

  test('an email address that has an account: the owner is signed in, a stranger learns nothing', async ({ stage }) => {
    const account = { email: newEmail(), password: 'Lisboa2026' };
    const page = await stage.person();
    await fillSignUp(page, account);
    await page.getByRole('button', { name: 'Use another email' }).click();
    // The code was never entered, so another one is sent.
    await panel(page, 'Sign Up').getByRole('button', { name: 'Sign Up' }).click();
    await page.getByRole('button', { name: /^Send a new code in \d+ s$/ }).waitFor();
    await paste(page, await codeFromTheInbox(page, account.email));
    // The page still has the password, so the account is signed in automatically.
    await page.waitForURL('**/dashboard');

    const stranger = await stage.person();
    await fillSignUp(stranger, { ...account, password: 'Guessed2026' });
    await toasts(stranger).getByText('Account Created!').waitFor();
    await stranger.getByText('Confirm your email').waitFor();
    await stranger.getByLabel('Code').fill('123456');
    await stranger.getByRole('button', { name: 'Confirm' }).click();
    await stranger.getByRole('alert').getByText('This code has expired.', { exact: false }).waitFor();
    await stranger.getByRole('button', { name: 'sign in instead' }).click();
    await expect(panel(stranger, 'Sign In').getByLabel('Email')).toHaveValue(account.email);

    const again = await stage.person();
    await fillSignUp(again, account);
    await again.waitForURL('**/dashboard');
    stage.forgetErrors(/status of 400/);
  });

  test('product 3.5: the email for a reset opens the form for the new password with the email address filled in', async ({
    stage,
  }) => {
    const page = await stage.person();
    await page.goto('/auth?tab=reset');
    await expect(page).toHaveTitle('Reset your password · Segno');
    const form = panel(page, 'Reset');
    await form.getByLabel('Email').fill(mara.email);
    await form.getByRole('button', { name: 'Send reset code' }).click();
    await toasts(page).getByText('Reset Email Sent').waitFor();
    await toasts(page).getByText('Check your email for password reset instructions.').waitFor();
    const code = await codeFromTheInbox(page, mara.email);
    await page.goto(`/auth?tab=reset&email=${encodeURIComponent(mara.email)}`);
    await form.getByText(mara.email).waitFor();
    await form.getByLabel('Code').fill(code);
    const password = form.getByLabel('New password');
    await password.fill('harbour');
    await form.getByRole('button', { name: 'Set new password' }).click();
    await form.getByText('Password must be at least 8 characters').waitFor();
    await password.fill(mara.password);
    expect(await password.getAttribute('autocomplete')).toBe('new-password');
    await form.getByRole('button', { name: 'Show password' }).click();
    expect(await password.getAttribute('type')).toBe('text');
    await form.getByRole('button', { name: 'Set new password' }).click();
    await page.waitForURL('**/dashboard');
  });
});
