import type { Route } from '@playwright/test';
import { jpegOf, wavOf } from '../../services/test/files.ts';
import { newArtist, type Person, setStatus, statusChange } from '../../services/test/people.ts';
import { answer, chatOf, field, message, releasePanel, replyTo } from './assistant-stage.ts';
import { draftOf, toast } from './editor-stage.ts';
import { libraryOf } from './library-stage.ts';
import { beforeAll, describe, expect, test } from './stage.ts';
import { INSPECTED } from './time-limits.ts';

const SEND = '**/api/assistant/messages';
const refused = (route: Route) => route.fulfill({ status: 400, json: { code: 'invalid-request' } });

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

describe('product 31.42: failures in the chat', () => {
  test('a conversation that cannot be started, and one that cannot be resumed', async ({ stage }) => {
    const release = await draftOf(artist);
    for (const [path, words] of [
      ['/new-release', 'Failed to start conversation. Please try again.'],
      [`/new-release?release=${release.id}`, 'Failed to analyze release progress. Please try again.'],
    ] as const) {
      const page = await libraryOf(stage, artist, { path: '/dashboard' });
      await page.route(SEND, refused);
      await page.goto(path);
      await toast(page, 'Error').getByText(words).waitFor();
      await page.unroute(SEND);
      await page.getByRole('button', { name: 'Try again' }).click();
      await message(page, path.includes('?') ? 'Welcome back.' : 'What is the title').waitFor();
    }
    stage.forgetErrors(/400/);
  });

  test('a message that was not sent stays, and is carried out once when it is sent again', async ({ stage }) => {
    const page = await chatOf(stage, artist);
    await page.route(SEND, refused);
    await field(page).fill('Lost and Found');
    await field(page).press('Enter');
    await toast(page, 'Error').getByText('Failed to send message. Please try again.').waitFor();
    await message(page, 'Not sent').waitFor();
    await message(page, 'Not sent').getByRole('button', { name: 'Edit' }).click();
    await expect(field(page)).toHaveValue('Lost and Found');
    await field(page).press('Enter');
    await message(page, 'Not sent').waitFor();
    await page.unroute(SEND);
    await replyTo(page, () => message(page, 'Not sent').getByRole('button', { name: 'Try again' }).click());
    await releasePanel(page).getByText('Lost and Found').waitFor();
    await expect(message(page, 'Not sent')).toHaveCount(0);
    stage.forgetErrors(/400/);
  });

  test('an account that is no longer active is told so', async ({ stage }) => {
    const rejected = await newArtist('active');
    const page = await chatOf(stage, rejected);
    await page.route(SEND, async (route) => {
      await setStatus(rejected, statusChange('active', 'rejected'));
      await route.continue();
    });
    await field(page).fill('Too Late');
    await field(page).press('Enter');
    await toast(page, 'Account Inactive')
      .getByText('Your account needs to be activated by an admin before you can create releases.')
      .waitFor();
    stage.forgetErrors(/403/);
  });

  test('an account that is not active yet is told why, and where to go', async ({ stage }) => {
    const page = await libraryOf(stage, await newArtist('pending'), { path: '/new-release' });
    await page.getByText('Account Activation Pending').waitFor();
    await page.getByRole('link', { name: 'View your profile' }).waitFor();
    await expect(field(page)).toHaveCount(0);
  });
});

describe('product 31.45: files in the chat', () => {
  const jpeg = async (pixels: number) => Buffer.from(await jpegOf(pixels));

  test('an unsuitable file is rejected with a message for its kind, before anything is created', async ({ stage }) => {
    const page = await chatOf(stage, artist);
    const files = page.getByLabel('Add files');
    await files.setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from('png') });
    await toast(page, 'Invalid Format').getByText('Cover art must be in JPG/JPEG format only.').waitFor();
    await files.setInputFiles({ name: 'small.jpg', mimeType: 'image/jpeg', buffer: await jpeg(600) });
    await toast(page, 'Image Too Small')
      .getByText('Cover art must be at least 3000x3000 pixels. Your image is 600x600 pixels.')
      .waitFor();
    // Dropped on the chat, because the file is too large for the test to send to the browser.
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(25 * 1024 * 1024)], 'large.jpg', { type: 'image/jpeg' }));
      return transfer;
    });
    await field(page).dispatchEvent('drop', { dataTransfer: dropped });
    await toast(page, 'File Too Large').getByText('Cover art must be under 25MB. Your file is 25.0MB.').waitFor();
    await files.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
    await toast(page, 'Invalid File Type').getByText('Please add a JPEG cover').waitFor();
    expect(page.url()).not.toContain('release=');
  });

  test('a dropped recording creates the release and its track; a cover is shown', async ({ stage }) => {
    const page = await chatOf(stage, artist);
    const files = page.getByLabel('Add files');
    await replyTo(page, () =>
      files.setInputFiles({ name: 'harbour.wav', mimeType: 'audio/wav', buffer: Buffer.from(wavOf(2)) }),
    );
    await message(page, 'harbour.wav').first().waitFor();
    await releasePanel(page).getByText('0:02').waitFor();
    expect(page.url()).toContain('release=');
    await replyTo(page, async () =>
      files.setInputFiles({ name: 'harbour.jpg', mimeType: 'image/jpeg', buffer: await jpeg(3000) }),
    );
    await releasePanel(page).getByRole('button', { name: 'Cover art: done' }).waitFor(INSPECTED);
    await answer(page, 'Harbour');
    await releasePanel(page).getByText('Harbour', { exact: true }).first().waitFor();
  });

  test('a failed upload says so, and can be repeated', async ({ stage }) => {
    const page = await chatOf(stage, artist, await draftOf(artist, { cover: null }));
    // Without the header, the page would see a lost connection, and would try again for minutes.
    const headers = { 'access-control-allow-origin': '*' };
    await page
      .context()
      .route(/X-Amz-Signature/, (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 400, headers, body: '' }) : route.continue(),
      );
    await page
      .getByLabel('Add files')
      .setInputFiles({ name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await jpeg(3000) });
    await toast(page, 'Upload Failed').getByText('Failed to upload file. Please try again.').waitFor();
    await message(page, 'Not uploaded').waitFor();
    await page.context().unroute(/X-Amz-Signature/);
    await replyTo(page, () => message(page, 'Not uploaded').getByRole('button', { name: 'Try again' }).click());
    await releasePanel(page).getByRole('button', { name: 'Cover art: done' }).waitFor(INSPECTED);
    stage.forgetErrors(/400/);
  });
});
