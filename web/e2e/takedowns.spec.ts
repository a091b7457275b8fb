import { newArtist, newColleague } from '../../services/test/people.ts';
import { stored } from '../../services/test/releases.ts';
import { aCompleteDraft } from '../../shared/test/builders.ts';
import { expectAccessible } from './axe.ts';
import { section } from './editor-stage.ts';
import { expect, test } from './stage.ts';

test('product 34.2, 34.4-34.8, 19.1: an artist takes a single down, store by store, and closes the account', async ({
  stage,
}) => {
  const artist = await newArtist('active');
  const office = await newColleague('reviewer');
  const { artistId } = artist;
  const draft = aCompleteDraft({ artistId, title: 'Goodbye', stores: ['Spotify', 'Deezer'] });
  const { id: releaseId } = await stored(draft, 'submitted');
  await office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
    params: { artistId, releaseId },
    body: {},
  });

  const own = await stage.person({ as: artist, width: 390 });
  await own.goto(`/dashboard/releases/${releaseId}`);
  const takedowns = section(own, 'Take it down');
  const request = async () => {
    await takedowns.getByRole('button', { name: 'Take down…' }).click();
    return own.getByRole('dialog', { name: 'Take down Goodbye?' });
  };
  const dialog = await request();
  await dialog.getByRole('button', { name: 'Take down', exact: true }).click();
  await dialog.getByText('Please choose a reason').waitFor();
  await dialog.getByLabel('Only some stores, countries or tracks').check();
  await dialog.getByLabel('Spotify').uncheck();
  await dialog.getByLabel('Countries', { exact: true }).selectOption('Germany');
  await dialog.getByRole('button', { name: 'Remove Germany' }).waitFor();
  await expectAccessible(own, { within: '[role="dialog"]' });
  await dialog.getByLabel('Why?').selectOption('Something in it is wrong');
  await dialog.getByRole('button', { name: 'Take down', exact: true }).click();
  const items = takedowns.getByRole('listitem');
  await items.getByText('All tracks: Germany. Deezer.').waitFor();
  await items.getByRole('button', { name: 'Cancel this request' }).click();
  await items
    .getByText(/^Cancelled /, { exact: false })
    .first()
    .waitFor();

  const whole = await request();
  await whole.getByLabel('Why?').selectOption('I’m closing my account');
  await whole.getByRole('button', { name: 'Take down', exact: true }).click();
  await items.getByText('The whole release, everywhere. Spotify, Deezer.').waitFor();
  await expectAccessible(own);

  const page = await stage.person({ as: office });
  await page.goto('/dashboard/admin/takedowns');
  const task = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Goodbye' }) });
  await expect(task).toContainText('I’m closing my account');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await task.getByRole('button', { name: 'Send the takedown of Goodbye' }).click();
  expect((await download).suggestedFilename()).toMatch(/^takedown_tkd_\w+\.csv$/);
  await takedowns.getByText('0 of 2', { exact: true }).waitFor();

  const confirm = async (button: string) => {
    await task.getByRole('button', { name: 'Confirm the takedown of Goodbye' }).click();
    const asked = page.getByRole('dialog', { name: 'Confirm the takedown of Goodbye' });
    if (button === 'Confirm 1 store') await asked.getByLabel('Spotify').uncheck();
    await asked.getByLabel('I have checked it myself').check();
    await expectAccessible(page, { within: '[role="dialog"]' });
    await asked.getByRole('button', { name: button }).click();
  };
  await confirm('Confirm 1 store');
  await takedowns.getByText('1 of 2', { exact: true }).waitFor();
  await task.getByRole('button', { name: 'Confirm the takedown of Goodbye' }).click();
  const asked = page.getByRole('dialog', { name: 'Confirm the takedown of Goodbye' });
  await expect(asked.getByLabel('Deezer')).toHaveCount(0);
  await asked.getByLabel('What the store wrote').fill('Removed today');
  await asked.getByRole('button', { name: 'Confirm 1 store' }).click();
  await task.waitFor({ state: 'detached' });
  await items.getByText(/^Done /).waitFor();
  await own.getByText('Withdrawn', { exact: true }).first().waitFor();
  await expect(takedowns.getByRole('button', { name: 'Take down…' })).toHaveCount(0);

  // Nothing is in the stores any more, so the account can end.
  await own.goto('/dashboard/profile');
  // A request that is under way when the account closes is answered with 401, which the browser logs.
  await own.waitForLoadState('networkidle');
  await own.getByRole('button', { name: 'Delete account' }).click();
  const closing = own.getByRole('dialog', { name: 'Delete your account?' });
  await closing.getByLabel('Type your artist name: Mara Ellis').fill('Mara Ellis');
  await closing.getByLabel('Password', { exact: true }).fill(artist.password);
  await closing.getByRole('button', { name: 'Delete account' }).click();
  await own.getByText('Your account will be deleted').first().waitFor();

  await page.goto(`/dashboard/admin/releases/${artistId}/${releaseId}`);
  await section(page, 'Takedowns').getByRole('button', { name: 'Download the file' }).waitFor();
});
