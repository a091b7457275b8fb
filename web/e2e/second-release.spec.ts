import { jpegOf, wavOf } from '../../services/test/files.ts';
import { current, until, untilInspected } from '../../services/test/releases.ts';
import { ReleaseId } from '../../shared/ids.ts';
import { aTrack, inOrder, newId } from '../../shared/test/builders.ts';
import { countInteractions } from './count-interactions.ts';
import { dropFiles } from './drop-files.ts';
import { field, group, section, track } from './editor-stage.ts';
import { libraryOf, withReleases } from './library-stage.ts';
import { expect, test } from './stage.ts';
import { openReview } from './submit-stage.ts';

const MAX_INTERACTIONS = 14;

test('product 32.1: a second release is submitted and paid for in at most 14 interactions, with genuine credits', async ({
  stage,
}) => {
  test.slow();
  const writers = [{ id: newId('credit'), firstName: 'Noor', lastName: 'Ali' }];
  const artist = await withReleases([
    [{ title: 'The first one', ...inOrder([aTrack({ composers: writers, lyricists: writers })]) }, 'submitted'],
  ]);
  const page = await libraryOf(stage, artist);
  const done = await countInteractions(page);
  await page.goto('/dashboard/releases');
  await page.getByRole('heading', { name: 'The first one' }).waitFor();

  await dropFiles(page.getByRole('main'), [
    { name: '01 - Salt Road.wav', type: 'audio/wav', bytes: wavOf(2) },
    { name: 'cover.jpg', type: 'image/jpeg', bytes: await jpegOf(3000) },
  ]);
  await page.waitForURL(/\/dashboard\/releases\/rel_/);
  const release = { id: ReleaseId.parse(/rel_\w+/.exec(page.url())?.[0]), artistId: artist.artistId };
  const only = track(page, 1);
  await field(only, 'Explicit content').selectOption('Not Explicit');
  await group(only, 'Composers').getByRole('button', { name: 'Noor Ali as composer' }).click();
  await group(only, 'Lyricists').getByRole('button', { name: 'Same as composer' }).click();
  await field(only, 'AI used for the audio').selectOption('none');
  await field(only, 'AI used for lyrics or composition').selectOption('none');
  await section(page, 'Release Dates')
    .getByRole('button', { name: /^Use Fri, / })
    .click();
  await until(
    () => current(release),
    ({ cover, tracks }) => cover !== null && Object.values(tracks).every(({ audio }) => audio !== null),
    'both files',
  );
  await untilInspected(release);
  const review = await openReview(page);
  await review.plan('Single plan, $3.00 once').check();
  await review.agreement.check();
  const tab = page.context().waitForEvent('page');
  await review.pay('$3.00').click();
  const card = await tab;
  await card.getByRole('button', { name: /^Pay/ }).click();
  await card.waitForURL(/\/dashboard\//);
  const submitted = await until(
    () => current(release),
    ({ status }) => status === 'submitted',
    'the submission',
  );
  expect(submitted).toMatchObject({ title: 'Salt Road', plan: { name: 'single' }, primaryGenre: 'alternative' });
  expect(done.all().length, done.all().join(', ')).toBeLessThanOrEqual(MAX_INTERACTIONS);
  // While the payment is pending, each check of it is answered with 409, which the browser logs.
  stage.forgetErrors(/409/);
});
