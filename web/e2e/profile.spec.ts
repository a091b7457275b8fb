import type { Page } from '@playwright/test';
import { codeOfStep, stepAt } from '../../infra/local/stand-ins/cognito/one-time-code.ts';
import { jpegOf } from '../../services/test/files.ts';
import { newArtist } from '../../services/test/people.ts';
import { codeFromTheInbox } from './sign-up.ts';
import { expect, newEmail, signIn, test } from './stage.ts';

const toasts = (page: Page) => page.locator('[data-sonner-toast]');
const section = (page: Page, name: string) => page.getByRole('region', { name });

/** Enters the password, which is required for changing the account (product 3.23). */
async function givePassword(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByText('Changing how you sign in needs your password.', { exact: false }).waitFor();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
}

test('product 3.16: each field saves itself; a different tab is updated, and never overwrites unseen changes', async ({
  stage,
}) => {
  const artist = await newArtist('new', 'Ana Lima');
  const page = await stage.person({ as: artist });
  await page.goto('/dashboard/profile');
  await page.getByRole('heading', { level: 1, name: 'Profile Settings' }).waitFor();
  const website = page.getByLabel('Website');
  await website.fill('javascript:alert(1)');
  await website.press('Enter');
  await page.getByRole('alert').getByText('Must be a valid URL').waitFor();
  await website.fill('https://ferry.example/');
  await website.press('Enter');
  await page.getByRole('button', { name: 'Undo Website' }).waitFor();
  await page.getByLabel('Country').selectOption('Spain');
  await page.getByRole('button', { name: 'Undo Country' }).waitFor();
  expect(await artist.api('GET /api/me')).toMatchObject({ websiteUrl: 'https://ferry.example/', country: 'Spain' });

  const name = page.getByLabel('Artist name');
  await name.fill('Ferry House');
  await artist.api('PATCH /api/me', { body: { field: 'artistName', from: 'Ana Lima', to: 'Lima' } });
  await name.press('Enter');
  await page.getByText('This was changed in another window to').waitFor();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Undo Artist name' }).waitFor();
  expect((await artist.api('GET /api/me')).artistName).toBe('Ferry House');
  // Nobody is typing here, so a change made elsewhere appears by itself.
  await artist.api('PATCH /api/me', { body: { field: 'bio', from: '', to: 'Songs by the sea.' } });
  await expect(page.getByLabel('Bio', { exact: true })).toHaveValue('Songs by the sea.');
  stage.forgetErrors(/status of 409/);
});

test('product 3.19, 3.24: a new password requires the old one, is typed twice, and ends other sign-ins', async ({
  stage,
}) => {
  const artist = await newArtist();
  const [page, other] = [await stage.person(), await stage.person()];
  await signIn(other, artist);
  await signIn(page, artist);
  await page.goto('/dashboard/profile');
  const form = section(page, 'Password');
  await form.getByLabel('Current password').fill('Not the one 1');
  expect(await form.getByLabel('Confirm new password').count()).toBe(0);
  await form.getByLabel('New password', { exact: true }).fill('Lisboa2026');
  await form.getByLabel('Confirm new password').fill('Lisboa2027');
  const change = form.getByRole('button', { name: 'Change password' });
  await change.click();
  await form.getByText('Passwords do not match').waitFor();
  await form.getByLabel('Confirm new password').fill('Lisboa2026');
  await change.click();
  await form.getByText('That isn’t your password.').waitFor();
  await form.getByLabel('Current password').fill(artist.password);
  await change.click();
  await toasts(page).getByText('Password changed').waitFor();
  await other.reload();
  await other.getByRole('alertdialog', { name: 'Your session has ended' }).waitFor();
  // This session continues, even with refreshed tokens.
  await page.reload();
  await section(page, 'Password').waitFor();
  await signIn(await stage.person(), { ...artist, password: 'Lisboa2026' });
  stage.forgetErrors(/status of 40[01]/);
});

test('product 3.10, 3.19: a new email address takes effect when its code is entered, and the profile is updated', async ({
  stage,
}) => {
  const artist = await newArtist();
  const page = await stage.person();
  await signIn(page, artist);
  await page.goto('/dashboard/profile');
  const email = newEmail();
  const form = section(page, 'Email');
  await form.getByLabel('New email').fill(artist.email);
  await form.getByRole('button', { name: 'Send a code' }).click();
  await form.getByText('This is already your address.').waitFor();
  await form.getByLabel('New email').fill(email);
  await form.getByRole('button', { name: 'Send a code' }).click();
  // Cancelling changes nothing.
  await page.getByRole('dialog', { name: 'Sign in again' }).getByRole('button', { name: 'Cancel' }).click();
  await toasts(page).getByText('Nothing was changed. This needs your password.').waitFor();
  await form.getByRole('button', { name: 'Send a code' }).click();
  await givePassword(page, artist.password);
  await form.getByText('Your old address stays until you enter it.', { exact: false }).waitFor();
  await form.getByLabel('Code').fill('000000');
  await form.getByRole('button', { name: 'Confirm' }).click();
  await form.getByText('That’s not the code we sent.', { exact: false }).waitFor();
  await form.getByLabel('Code').fill(await codeFromTheInbox(page, email));
  await form.getByRole('button', { name: 'Confirm' }).click();
  await toasts(page).getByText('Email changed').waitFor();
  await form.getByText(email).waitFor();
  expect((await artist.api('GET /api/me')).email).toBe(email);
  stage.forgetErrors(/status of 400/);
});

test('product 3.20: a second factor is set up, required at the next sign-in, and turned off', async ({ stage }) => {
  const artist = await newArtist();
  const page = await stage.person();
  await signIn(page, artist);
  await page.goto('/dashboard/profile');
  const part = section(page, 'Second factor');
  await part.getByRole('button', { name: 'Set up an app' }).click();
  await givePassword(page, artist.password);
  await part.getByRole('img', { name: 'QR code to scan with your app' }).waitFor();
  const secret = (await part.locator('code').innerText()).replaceAll(' ', '');
  const codeIn = (steps: number) => codeOfStep(secret, stepAt(Date.now() / 1000) + steps);
  await part.getByLabel('Code', { exact: true }).fill('000000');
  await part.getByRole('button', { name: 'Turn it on' }).click();
  await part.getByText('That’s not the code your app shows now.', { exact: false }).waitFor();
  const isOn = part.getByText('On. You’ll enter a code from your app each time you sign in.');
  // The code is refused if its half minute ends before it arrives, so then the next one is entered.
  await expect(async () => {
    await part.getByLabel('Code', { exact: true }).fill(codeIn(-1));
    await part.getByRole('button', { name: 'Turn it on' }).click();
    await isOn.waitFor({ timeout: 10_000 });
  }).toPass();

  const other = await stage.person();
  await other.goto('/auth?tab=signin');
  const form = other.getByRole('region', { name: 'Sign In' });
  await form.getByLabel('Email').fill(artist.email);
  await form.getByLabel('Password', { exact: true }).fill(artist.password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await form.getByRole('heading', { name: 'One more step' }).waitFor();
  await form.getByLabel('Code').fill('000000');
  await form.getByRole('button', { name: 'Sign In' }).click();
  await form.getByText('That’s not the code your app shows now.', { exact: false }).waitFor();
  // A code works only once. The previous and the next code are accepted too, for apps whose clocks are off.
  await form.getByLabel('Code').fill(codeIn(0));
  await form.getByRole('button', { name: 'Sign In' }).click();
  await other.waitForURL('**/dashboard');

  await part.getByRole('button', { name: 'Turn it off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await givePassword(page, artist.password);
  const code = page.getByRole('dialog', { name: 'Sign in again' });
  await code.getByLabel('Code').fill(codeIn(1));
  await code.getByRole('button', { name: 'Sign In' }).click();
  await part.getByRole('button', { name: 'Set up an app' }).waitFor();
  await signIn(await stage.person(), artist);
  stage.forgetErrors(/status of 400/);
});

test('product 15.7: optional emails are turned off in the profile, and stay off', async ({ stage }) => {
  const page = await stage.person({ as: await newArtist('active') });
  await page.goto('/dashboard/profile');
  const mails = page.getByRole('region', { name: 'Emails', exact: true });
  const guidance = mails.getByRole('checkbox', { name: 'Help with your first steps' });
  await expect(guidance).toBeChecked();
  const saved = page.waitForResponse('**/api/me/mail-preferences');
  await guidance.click();
  await expect(guidance).not.toBeChecked();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(guidance).not.toBeChecked();
});

test('product 3.21: a photo is chosen, checked and shown, also beside the name in the frame; it can be removed', async ({
  stage,
}) => {
  const page = await stage.person({ as: await newArtist('active', 'Ana Lima') });
  await page.goto('/dashboard/profile');
  const choose = page.getByLabel('Choose a photo');
  await choose.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await toasts(page).getByText('Please choose a JPEG, PNG or WebP picture.').waitFor();
  await choose.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await jpegOf(400)) });
  await expect(page.locator('img[src^="/art/"]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.locator('img[src^="/art/"]')).toHaveCount(0);
  await choose.waitFor();
});
