import { newAdmin } from '../../services/test/people.ts';
import { until } from '../../services/test/releases.ts';
import type { SubmittedRelease } from '../../shared/releases/release.ts';
import { alterReply } from './alter-reply.ts';
import { expectAccessible } from './axe.ts';
import { libraryOf, withReleases } from './library-stage.ts';
import { expect, test } from './stage.ts';

test('product 14.12, 22.7: releases are exported together after a selection and a confirmation; their pages do not claim a review that did not take place', async ({
  stage,
}) => {
  const office = await newAdmin();
  const titles = ['Good', 'Good too', 'Opened', 'Untouched'];
  const artist = await withReleases(titles.map((title) => [{ title }, 'submitted'] as const));
  const { items } = await artist.api('GET /api/releases', { query: { limit: 100 } });
  const { artistId } = artist;
  const idOf = (title: string) => items.find((card) => card.title === title)?.id ?? '';
  for (const title of ['Good', 'Good too']) {
    const params = { artistId, releaseId: idOf(title) };
    const { release } = await office.api('GET /api/admin/artists/{artistId}/releases/{releaseId}', { params });
    const { submission } = release as SubmittedRelease;
    await office.api('PUT /api/admin/artists/{artistId}/releases/{releaseId}/mark', {
      params,
      body: { looksGood: true, submittedAt: submission.at },
    });
  }
  const opened = { artistId, releaseId: idOf('Opened') };
  await office.api('PUT /api/admin/artists/{artistId}/releases/{releaseId}/claim', { params: opened });
  await office.api('DELETE /api/admin/artists/{artistId}/releases/{releaseId}/claim', { params: opened });

  const page = await stage.person({ as: office, width: 390 });
  // Limits the queue to this test's releases, because other tests leave releases waiting.
  await alterReply(page, 'GET /api/admin/review', (queue) => ({
    ...queue,
    items: queue.items.filter((card) => card.artistId === artistId),
    waiting: titles.length,
  }));
  await page.goto('/dashboard/admin/exports');
  const section = page.getByRole('region', { name: 'Export together' });
  const box = (name: RegExp) => section.getByRole('checkbox', { name });
  await box(/^Good too .*Waiting less than an hour.*Looks good to Olga Office/).waitFor();
  await box(/^Opened .*Opened, no mark/).waitFor();
  await box(/^Untouched .*Not opened/).waitFor();
  await expect(section.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(section.getByRole('button', { name: 'Export', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await section.getByRole('button', { name: 'Select those that look good (2)' }).click();
  await expect(section.getByRole('checkbox', { checked: true, name: /Looks good/ })).toHaveCount(2);
  await section.getByRole('button', { name: 'Export 2 releases…' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('heading')).toHaveText('Export 2 releases?');
  await expect(question).not.toContainText('marked “Looks good”');
  await question.getByRole('button', { name: 'Cancel' }).click();

  await section.getByRole('checkbox', { name: 'All of them' }).click();
  await section.getByRole('button', { name: 'Export 4 releases…' }).click();
  await expect(question).toContainText('2 of the 4 are not marked “Looks good”.');
  await expect(question).toContainText('1 of the 4 was never opened for review.');
  await expect(question).toContainText('This action cannot be undone.');
  await expectAccessible(page);
  await question.getByRole('checkbox', { name: /Pack covers/ }).uncheck();
  await question.getByRole('button', { name: 'Export 4 releases' }).click();
  await page.getByText('This page shows its progress.').waitFor();
  await section.getByText('No release is waiting for export.').waitFor({ timeout: 45_000 });

  for (const [title, steps] of [
    ['Good', ['Submitted', 'Reviewed', 'Delivered', 'Live']],
    ['Opened', ['Submitted', 'Reviewed', 'Delivered', 'Live']],
    ['Untouched', ['Submitted', 'Delivered', 'Live']],
  ] as const) {
    await until(
      () => artist.api('GET /api/releases/{releaseId}', { params: { releaseId: idOf(title) } }),
      ({ release }) => release.status === 'exported',
      'the export',
    );
    const own = await libraryOf(stage, artist, { path: `/dashboard/releases/${idOf(title)}`, width: 390 });
    const list = own.getByRole('list', { name: 'The way to the stores' }).getByRole('listitem');
    await expect(list).toHaveCount(steps.length);
    await expect(list).toContainText([...steps]);
  }
});
