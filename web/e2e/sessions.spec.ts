import { signUp } from './sign-up.ts';
import { expect, newEmail, signIn, test } from './stage.ts';

test('sign out everywhere: the question, then every browser is asked to sign in again', async ({ stage }) => {
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
  await question.getByText('on every device, on this one too').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await open.click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await here.getByText('Signed Out').waitFor();
  await here.waitForURL('**/auth?**');

  // The other one finds out with its next question, and comes back to where it was.
  await there.reload();
  await there.getByText('You were signed out. What you typed is kept.').waitFor();
  expect(there.url()).toContain(encodeURIComponent('/dashboard/profile'));
  stage.forgetErrors(/status of 40[01]/);
});

test('product 3.7: the tokens are renewed before they end, and the refresh token with them', async ({ stage }) => {
  const account = { email: newEmail(), password: 'Lisboa2026' };
  const page = await stage.person();
  await page.clock.install();
  await signUp(page, account);
  const refreshToken = () =>
    page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith('.refreshToken'))?.[1]);
  const first = await refreshToken();
  const renewed = page.waitForResponse(
    (response) => response.request().headers()['x-amz-target']?.endsWith('GetTokensFromRefreshToken') ?? false,
  );
  // Fifteen minutes is the life of a token.
  await page.clock.fastForward('13:31');
  await page.clock.runFor('00:30');
  expect((await renewed).status()).toBe(200);
  await expect.poll(async () => (await refreshToken()) !== first).toEqual(true);
});
