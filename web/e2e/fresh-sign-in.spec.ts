import { newAdmin, newArtist, profiles } from '../../services/test/people.ts';
import { resigned } from '../../services/test/tokens.ts';
import { expect, test } from './stage.ts';

const anHourAgo = (token: string) => resigned(token, { auth_time: Math.floor(Date.now() / 1000) - 3600 });

test('granting a role asks for a recent sign-in over the page, then continues automatically (product 3.22)', async ({
  stage,
}) => {
  const [office, artist] = [await newAdmin(), await newArtist('active')];
  const page = await stage.person({ as: { ...office, token: anHourAgo(office.token) } });
  await page.goto(`/dashboard/admin/users/${artist.artistId}`);
  const role = async () => (await profiles.find(artist.artistId, { consistent: true }))?.role;
  const give = async () => {
    await page.getByRole('combobox', { name: /^Role of/ }).selectOption('finance');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Give the role' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });

  // Cancelling keeps the session and changes nothing.
  await give();
  await dialog.getByText(`Enter the password for ${office.email}`).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Please sign in again: this needs a sign-in within the last 30 minutes.').waitFor();
  expect(await role()).toBeUndefined();

  await give();
  await dialog.getByLabel('Password', { exact: true }).fill('Wr0ngPassword');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await dialog.getByText('Incorrect email or password.').waitFor();
  await dialog.getByLabel('Password', { exact: true }).fill(office.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(role).toBe('finance');
  stage.forgetErrors(/status of 40[03]/);
});
