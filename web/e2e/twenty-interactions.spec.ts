import type { Page } from '@playwright/test';
import { jpegOf, wavOf } from '../../services/test/files.ts';
import { newArtist } from '../../services/test/people.ts';
import { current } from '../../services/test/releases.ts';
import { ReleaseId } from '../../shared/ids.ts';
import { countInteractions } from './count-interactions.ts';
import { edit, field, group, section, track } from './editor-stage.ts';
import { expect, signIn, test } from './stage.ts';
import { openReview } from './submit-stage.ts';
import { INSPECTED } from './time-limits.ts';

/** Answers the questions that remain for a first release once its files are there, with unchanged credits. */
async function answer(page: Page): Promise<void> {
  const first = track(page, 1);
  const composers = group(first, 'Composers');
  await field(first, 'Explicit content').selectOption('Not Explicit');
  await edit(field(composers, 'First name of composer 1'), 'Mara');
  await edit(field(composers, 'Last name of composer 1'), 'Ellis');
  await group(first, 'Lyricists').getByRole('button', { name: 'Same as composer' }).click();
  await field(first, 'AI used for the audio').selectOption({ label: 'No AI' });
  await field(first, 'AI used for lyrics or composition').selectOption({ label: 'No AI' });
  await field(page.getByRole('main'), 'Primary genre').selectOption({ label: 'Folk' });
  await field(page.getByRole('main'), 'Metadata language').selectOption({ label: 'English' });
  await section(page, 'Release Dates')
    .getByRole('button', { name: /^Use Fri, / })
    .click();
}

for (const width of [1280, 390]) {
  test(`from sign-in to a submitted, paid single in at most twenty interactions (${width} px)`, async ({ stage }) => {
    test.slow();
    const artist = await newArtist('active');
    const page = await stage.person({ width });
    const done = await countInteractions(page);
    await signIn(page, artist);
    await page.getByRole('main').getByRole('link', { name: 'Add New Release' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add New Release' });
    await dialog.getByLabel('Choose audio files').setInputFiles([
      { name: 'Salt Road.wav', mimeType: 'audio/wav', buffer: Buffer.from(wavOf(2)) },
      { name: 'front.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await jpegOf(3000)) },
    ]);
    await page.waitForURL(/\/dashboard\/releases\/rel_/);
    const release = { id: ReleaseId.parse(/rel_\w+/.exec(page.url())?.[0]), artistId: artist.artistId };
    await answer(page);

    const review = await openReview(page);
    await review.plan('Single plan, $3.00 once').check();
    await review.agreement.check();
    await expect(review.pay('$3.00')).toBeEnabled(INSPECTED);
    const opening = page.context().waitForEvent('page');
    await review.pay('$3.00').click();
    const card = await opening;
    await card.getByRole('button', { name: 'Pay $3.00' }).click();
    await card.waitForURL('**/dashboard/releases**');
    await page.bringToFront();
    await page.getByRole('list', { name: 'The way to the stores' }).waitFor(INSPECTED);

    const now = await current(release);
    expect(now.status).toBe('submitted');
    expect(now.plan?.name).toBe('single');
    expect(done.all().length, done.all().join(', ')).toBeLessThanOrEqual(20);
    stage.forgetErrors(/409/);
  });
}
