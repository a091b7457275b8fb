import type { Page } from '@playwright/test';
import { newArtist, type Person } from '../../services/test/people.ts';
import { current } from '../../services/test/releases.ts';
import type { Release } from '../../shared/releases/release.ts';
import { alert, draftOf, edit, editorOf, expectOnServer, field, section, waitUntilSaved } from './editor-stage.ts';
import { beforeAll, describe, expect, type Stage, test } from './stage.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const information = (page: Page) => section(page, 'Album Information');
const version = (page: Page) => field(information(page), 'Version');

/** Both windows have typed before one of them saves, so the second sees the conflict. */
async function conflict(stage: Stage, release: Release): Promise<{ first: Page; second: Page }> {
  const first = await editorOf(stage, artist, release);
  const second = await editorOf(stage, artist, release);
  await version(first).fill('Deluxe');
  await version(second).fill('Live');
  await version(first).blur();
  await waitUntilSaved(information(first), 'Version');
  await version(second).blur();
  // Shows the other window's value and the one typed here, and asks for a choice.
  await alert(information(second), 'This was changed in another window to Deluxe.').waitFor();
  await expect(version(second)).toHaveValue('Live');
  expect((await current(release)).version).toBe('Deluxe');
  stage.forgetErrors(/409/);
  return { first, second };
}

describe('two windows of one artist (product 6.3)', () => {
  test('product 6.3: the same field: “Keep mine” keeps my value, in both windows and on the server', async ({
    stage,
  }) => {
    const release = await draftOf(artist);
    const { first, second } = await conflict(stage, release);
    await information(second).getByRole('button', { name: 'Keep mine' }).click();
    await waitUntilSaved(information(second), 'Version');
    await expectOnServer(release, (now) => now.version, 'Live');
    await expect(version(first)).toHaveValue('Live');
  });

  test('product 6.3: the same field: “Use the other one” keeps the other value', async ({ stage }) => {
    const release = await draftOf(artist);
    const { second } = await conflict(stage, release);
    await information(second).getByRole('button', { name: 'Use the other one' }).click();
    await expect(version(second)).toHaveValue('Deluxe');
    await alert(information(second), 'another window').waitFor({ state: 'detached' });
    await version(second).focus();
    await version(second).blur();
    expect((await current(release)).version).toBe('Deluxe');
  });

  test('product 6.3: continued typing does not hide the choice', async ({ stage }) => {
    const release = await draftOf(artist);
    const { second } = await conflict(stage, release);
    await edit(version(second), 'Live in Porto');
    await information(second).getByRole('button', { name: 'Keep mine' }).click();
    await expectOnServer(release, (now) => now.version, 'Live in Porto');
  });

  test('product 6.3: edits to different fields do not affect each other', async ({ stage }) => {
    const release = await draftOf(artist);
    const first = await editorOf(stage, artist, release);
    const second = await editorOf(stage, artist, release);
    const title = (page: Page) => field(information(page), 'Title');
    await title(first).fill('Salt Road');
    await version(second).fill('Live');
    await title(first).blur();
    await waitUntilSaved(information(first), 'Title');
    // An update from the other window does not replace the text being typed here.
    await expect(title(second)).toHaveValue('Salt Road');
    await expect(version(second)).toHaveValue('Live');
    await version(second).blur();
    await waitUntilSaved(information(second), 'Version');
    await expect(version(first)).toHaveValue('Live');
    expect(await current(release)).toMatchObject({ title: 'Salt Road', version: 'Live' });
  });
});

test('product 6.3: if the release is deleted elsewhere during typing, the page says so and keeps the typed text', async ({
  stage,
}) => {
  const release = await draftOf(artist);
  const page = await editorOf(stage, artist, release);
  await version(page).fill('Live');
  const notFound = page.waitForResponse((response) => response.status() === 404 && response.url().includes(release.id));
  await artist.api('DELETE /api/releases/{releaseId}', { params: { releaseId: release.id } });
  await version(page).blur();
  await notFound;
  const words = 'This release does not exist, or it belongs to another account.';
  await alert(information(page), words).waitFor();
  await expect(version(page)).toHaveValue('Live');
  await page.getByText('This release was deleted in another window').waitFor();
  stage.forgetErrors(/404/);
});
