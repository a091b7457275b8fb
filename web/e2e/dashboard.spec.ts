import { newArtist } from '../../services/test/people.ts';
import { newCompleteRelease } from '../../services/test/releases.ts';
import { expect, test } from './stage.ts';

test('product 2.16: the dashboard shows figures, the steps to the first earnings, and what is still to be filled in', async ({
  stage,
}) => {
  const artist = await newArtist('active');
  const page = await stage.person({ as: artist });
  await page.goto('/dashboard');
  const figure = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(figure('Releases 0')).toContainText('Create your first one');
  for (const [name, value] of [
    ['Streams', '0'],
    ['Countries', '0'],
    ['Earnings', '$0.00'],
  ] as const)
    await expect(figure(`${name} ${value.replace('$', '\\$')}`)).toContainText('No statement yet');
  const steps = page.getByRole('region', { name: /^Getting started/ });
  await expect(steps).toContainText('0 of 4 done');
  const website = page.getByRole('link', { name: /^Get your website/ });
  await expect(website).toHaveAttribute('target', '_blank');

  // A release created elsewhere appears; the profile is completed on the page to which the dashboard links.
  await newCompleteRelease(artist);
  await expect(figure('Releases 1')).toContainText('1 ready');
  await expect(steps).toContainText('1 of 4 done');
  await page.getByRole('link', { name: 'Complete Profile' }).click();
  await page.waitForURL('**/dashboard/profile');
  for (const [field, from, to] of [
    ['spotifyProfile', '', 'https://open.spotify.com/artist/1'],
    ['whatsappNumber', '', '+351912345678'],
  ] as const)
    await artist.api('PATCH /api/me', { body: { field, from, to } });
  await page.goto('/dashboard');
  await expect(steps).toContainText('2 of 4 done');
  await expect(page.getByRole('link', { name: 'Complete Profile' })).toHaveCount(0);
});
