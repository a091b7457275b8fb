import { newArtist } from '../../services/test/people.ts';
import { countInteractions } from './count-interactions.ts';
import { expect, signIn, test } from './stage.ts';

test('counts interactions as a person makes them', async ({ stage }) => {
  const page = await stage.person();
  const interactions = await countInteractions(page);
  await signIn(page, await newArtist('active'));
  await page.getByRole('link', { name: 'Releases', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Releases' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect
    .poll(() => interactions.all())
    .toEqual(['type Email', 'type Password', 'click Sign In', 'click Releases', 'key ?', 'key Escape']);
});
