import type { Page } from 'playwright-core';
import { wavOf } from '../../services/test/files.ts';
import { newArtist, type Person } from '../../services/test/people.ts';
import { aTrack, NOW, newId } from '../../shared/test/builders.ts';
import { becomes } from './becomes.ts';
import { draftWith, editorOf, hasFocus, toast, track } from './editor-stage.ts';
import { openStage } from './stage.ts';

const stage = openStage();

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

/** The editor of a track, and what the storage has for its file. */
async function trackOf(body: Buffer, contentType: string): Promise<Page> {
  const licence = { mediaId: newId('media'), fileName: 'licence.pdf', size: 1000, storedAt: NOW.toISOString() };
  const release = await draftWith(artist, [aTrack({ containsCover: true, licence })]);
  const page = await editorOf(stage, artist, release);
  await page.context().route(/[?&]X-Amz-Signature/, (route) => route.fulfill({ body, contentType }));
  return page;
}

describe('the player of a master', () => {
  const play = { name: 'Play track 1' };

  test('takes the place of its button, and the focus', async () => {
    const page = await trackOf(Buffer.from(wavOf(12)), 'audio/wav');
    await track(page, 1).getByRole('button', play).click();
    await hasFocus(track(page, 1).locator('audio'));
  });

  test('a format that this browser cannot play is not the fault of the file, and it says so', async () => {
    const page = await trackOf(Buffer.from('no sound that a browser knows'), 'audio/mp4');
    await track(page, 1).getByRole('button', play).click();
    await toast(page, 'This track cannot be played here').getByText('The file is fine for the stores').waitFor();
    await hasFocus(track(page, 1).getByRole('button', play));
  });
});

describe('a licence opens in a tab of its own', () => {
  const open = { name: 'Open licence' };

  test('which cannot reach back into this page', async () => {
    const page = await trackOf(Buffer.from('A licence'), 'text/plain');
    const opening = page.context().waitForEvent('page');
    await track(page, 1).getByRole('button', open).click();
    const tab = await opening;
    await tab.getByText('A licence').waitFor();
    await becomes(() => tab.evaluate(() => window.opener === null), true);
  });

  test('or, where the browser refuses one, by one more click', async () => {
    const page = await trackOf(Buffer.from('A licence'), 'text/plain');
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
