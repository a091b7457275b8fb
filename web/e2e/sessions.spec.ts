import type { Page } from '@playwright/test';
import { newArtist } from '../../services/test/people.ts';
import { holdRequests } from './hold-requests.ts';
import { card, withReleases } from './library-stage.ts';
import { signUp } from './sign-up.ts';
import { expect, newEmail, signIn, signInHere, test } from './stage.ts';

test('sign out everywhere: asks for confirmation, then every browser must sign in again', async ({ stage }) => {
  const account = { email: newEmail(), password: 'Lisboa2026' };
  const [here, there] = [await stage.person(), await stage.person()];
  await signUp(here, account);
  await signIn(there, account);
  await there.goto('/dashboard/profile');
  await there.getByRole('heading', { name: 'Sign-ins' }).waitFor();

  await here.goto('/dashboard/profile');
  const open = here.getByRole('button', { name: 'Sign out everywhere' });
  await open.click();
  const question = here.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  await question.getByText('on every device, including this one').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await open.click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await here.getByText('Signed Out').waitFor();
  await here.waitForURL('**/auth?**');

  // The other session finds out with its next call, and is asked for the password on its current page.
  await there.reload();
  const dialog = there.getByRole('alertdialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect(there).toHaveURL(/\/dashboard\/profile$/);
  stage.forgetErrors(/status of 40[01]/);
});

test('product 3.7: the tokens are renewed before they expire, and so is the refresh token', async ({ stage }) => {
  const account = { email: newEmail(), password: 'Lisboa2026' };
  const page = await stage.person();
  await page.clock.install();
  await signUp(page, account);
  const refreshToken = () =>
    page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith('.refreshToken'))?.[1]);
  const first = await refreshToken();
  const renewal = () =>
    page.waitForResponse(
      (response) => response.request().headers()['x-amz-target']?.endsWith('GetTokensFromRefreshToken') ?? false,
    );
  const renewed = renewal();
  // A token is valid for fifteen minutes.
  await page.clock.fastForward('13:31');
  await page.clock.runFor('00:30');
  expect((await renewed).status()).toBe(200);
  await expect.poll(async () => (await refreshToken()) !== first).toEqual(true);

  // According to the page's clock, the new token is about to expire too. It is renewed as soon as the machine wakes up
  // or has a connection again, without waiting for the next check.
  const afterWaking = renewal();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect((await afterWaking).status()).toBe(200);
});

test('signing out ends on the sign-in page, which does not return to the user’s last page', async ({ stage }) => {
  const page = await stage.person();
  await signIn(page, await newArtist());
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/auth?tab=signin');
  await page.getByText('Signed Out').waitFor();
});

/** Signs out in another tab of the same browser. */
async function signOutElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await other.waitForURL('**/auth?tab=signin');
}

for (const [how, signOut] of [
  ['signed out here', (page: Page) => page.getByRole('button', { name: 'Sign out' }).click()],
  ['was signed out in another tab', signOutElsewhere],
] as const) {
  test(`a user who signs in after somebody who ${how} never sees their data, not even for a moment`, async ({
    stage,
  }) => {
    const first = await withReleases([[{ title: 'Only Mine', cover: null }]]);
    const second = await withReleases([[{ title: 'Somebody Else', cover: null }]]);
    // The tab starts on the sign-in page, before any other page was loaded in it.
    const page = await stage.person();
    await signIn(page, first);
    await page.getByRole('link', { name: 'Releases', exact: true }).first().click();
    await card(page, 'Only Mine').waitFor();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
    await signOut(page);
    await page.waitForURL(/\/auth\?/);
    await page.getByRole('link', { name: 'Sign In' }).click();

    const answer = await holdRequests(page, /\/api\/releases(\?|$)/);
    await signInHere(page, second);
    await page.getByText('Active', { exact: true }).first().waitFor();
    expect(await page.getByText('Only Mine').count()).toBe(0);
    await page.getByRole('link', { name: 'Releases', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Releases' }).waitFor();
    expect(await page.getByText('Only Mine').count()).toBe(0);
    answer();
    await card(page, 'Somebody Else').waitFor();
  });
}
