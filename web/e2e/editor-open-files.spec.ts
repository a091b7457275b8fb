import type { Page } from '@playwright/test';
import { newArtist, type Person } from '../../services/test/people.ts';
import { aTrack, NOW, newId } from '../../shared/test/builders.ts';
import { draftWith, editorOf, toast, track } from './editor-stage.ts';
import { beforeAll, describe, expect, type Stage, test } from './stage.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

/** Opens the editor of a track. The storage responds with this file. */
async function trackOf(stage: Stage, body: Buffer, contentType: string): Promise<Page> {
  const licence = { mediaId: newId('media'), fileName: 'licence.pdf', size: 1000, storedAt: NOW.toISOString() };
  const release = await draftWith(artist, [aTrack({ containsCover: true, licence })]);
  const page = await editorOf(stage, artist, release);
  await page.context().route(/[?&]X-Amz-Signature/, (route) => route.fulfill({ body, contentType }));
  return page;
}

describe('a license opens in its own tab', () => {
  const open = { name: 'Open license' };

  test('which has no access to this page', async ({ stage }) => {
    const page = await trackOf(stage, Buffer.from('A license'), 'text/plain');
    const opening = page.context().waitForEvent('page');
    await track(page, 1).getByRole('button', open).click();
    const tab = await opening;
    await tab.getByText('A license').waitFor();
    await expect.poll(() => tab.evaluate(() => window.opener === null)).toEqual(true);
  });

  test('or with one more click, if the browser blocks the tab', async ({ stage }) => {
    const page = await trackOf(stage, Buffer.from('A license'), 'text/plain');
    await page.evaluate(() => {
      const real = window.open;
      window.open = () => {
        window.open = real;
        return null;
      };
    });
    await track(page, 1).getByRole('button', open).click();
    const opening = page.context().waitForEvent('page');
    await toast(page, 'Your browser didn’t open a new tab').getByRole('button', { name: 'Open' }).click();
    await (await opening).getByText('A license').waitFor();
  });
});
