import type { Page } from '@playwright/test';
import { wavOf } from '../../services/test/files.ts';
import { newArtist, type Person } from '../../services/test/people.ts';
import { aTrack, NOW, newId } from '../../shared/test/builders.ts';
import { draftWith, editorOf, toast, track } from './editor-stage.ts';
import { beforeAll, describe, expect, type Stage, test } from './stage.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

/** The editor of a track, and what the storage has for its file. */
async function trackOf(stage: Stage, body: Buffer, contentType: string): Promise<Page> {
  const licence = { mediaId: newId('media'), fileName: 'licence.pdf', size: 1000, storedAt: NOW.toISOString() };
  const release = await draftWith(artist, [aTrack({ containsCover: true, licence })]);
  const page = await editorOf(stage, artist, release);
  await page.context().route(/[?&]X-Amz-Signature/, (route) => route.fulfill({ body, contentType }));
  return page;
}

describe('the player of a master', () => {
  const play = { name: 'Play track 1' };

  test('takes the place of its button, and the focus', async ({ stage }) => {
    const page = await trackOf(stage, Buffer.from(wavOf(12)), 'audio/wav');
    await track(page, 1).getByRole('button', play).click();
    await expect(track(page, 1).locator('audio')).toBeFocused();
  });

  test('a format that this browser cannot play is not the fault of the file, and it says so', async ({ stage }) => {
    const page = await trackOf(stage, Buffer.from('no sound that a browser knows'), 'audio/mp4');
    await track(page, 1).getByRole('button', play).click();
    await toast(page, 'This track cannot be played here').getByText('The file is fine for the stores').waitFor();
    await expect(track(page, 1).getByRole('button', play)).toBeFocused();
  });
});

describe('a licence opens in a tab of its own', () => {
  const open = { name: 'Open licence' };

  test('which cannot reach back into this page', async ({ stage }) => {
    const page = await trackOf(stage, Buffer.from('A licence'), 'text/plain');
    const opening = page.context().waitForEvent('page');
    await track(page, 1).getByRole('button', open).click();
    const tab = await opening;
    await tab.getByText('A licence').waitFor();
    await expect.poll(() => tab.evaluate(() => window.opener === null)).toEqual(true);
  });

  test('or, where the browser refuses one, by one more click', async ({ stage }) => {
    const page = await trackOf(stage, Buffer.from('A licence'), 'text/plain');
    await page.evaluate(() => {
      const real = window.open;
      window.open = () => {
        window.open = real;
        return null;
      };
    });
    await track(page, 1).getByRole('button', open).click();
    const opening = page.context().waitForEvent('page');
    await toast(page, 'Your browser did not open a new tab').getByRole('button', { name: 'Open' }).click();
    await (await opening).getByText('A licence').waitFor();
  });
});
