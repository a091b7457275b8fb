import { newAdmin, newArtist } from '../../services/test/people.ts';
import { stored } from '../../services/test/releases.ts';
import { brand } from '../../shared/brand.ts';
import { ruleDescriptions } from '../../shared/rules/rule-descriptions.ts';
import { aCompleteDraft, aCredit, aTrack, inOrder } from '../../shared/test/builders.ts';
import { expectAccessible } from './axe.ts';
import { draftOf, editorOf, group, section, track } from './editor-stage.ts';
import { expect, test } from './stage.ts';

const NAME_OF_SIGNS = 'A name of signs alone';
const titled = (title: string) => ({
  title,
  stated: [],
  ...inOrder([aTrack({ title, artists: [aCredit('!!!')] })]),
});

test('product 39.6, 39.7: an act states once why its name is right, the reviewer reads it first, and its next release needs no reason', async ({
  stage,
}) => {
  const [artist, office] = await Promise.all([newArtist('active'), newAdmin()]);
  const first = await draftOf(artist, titled('Louden Up'));
  const page = await editorOf(stage, artist, first);
  const artists = group(track(page, 1), 'Artists');
  await artists.getByRole('button', { name: 'Say why it is right' }).click();
  const dialog = page.getByRole('dialog', { name: 'Why is it right?' });
  await dialog.getByLabel('Reason', { exact: true }).fill('It is the name of our band');
  await dialog.getByRole('button', { name: 'Save the reason' }).click();
  await artists.getByText('Your reason: It is the name of our band').waitFor();
  await page.getByText('Complete', { exact: true }).waitFor();
  await artist.api('POST /api/releases/{releaseId}/submit', {
    params: { releaseId: first.id },
    body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
    idempotencyKey: first.id,
  });

  // The reviewer reads the reason before anything else, and opens the rule with the keyboard.
  const desk = await stage.person({ as: office });
  await desk.goto(`/dashboard/admin/review/${artist.artistId}/${first.id}`);
  const findings = section(desk, 'Findings');
  await findings.getByText('The artist says: It is the name of our band').waitFor();
  await expect(findings.getByRole('heading', { level: 3 }).first()).toHaveText(NAME_OF_SIGNS);
  await findings.getByText('Track 1, Artists').waitFor();
  await expect(desk.getByRole('article').getByRole('heading', { level: 2 }).first()).toHaveText('Findings');
  await findings.getByText('The rule', { exact: true }).first().focus();
  await desk.keyboard.press('Enter');
  await findings.getByText(ruleDescriptions['artist-signs'].about).waitFor();
  await expect(findings.getByRole('link', { name: 'Open it in the list of rules' })).toHaveAttribute(
    'href',
    '/rules#artist-signs',
  );
  await expectAccessible(desk);
  await desk.keyboard.press('x');
  const question = desk.getByRole('alertdialog', { name: 'Mark as Exported?' });
  const saved = desk.waitForEvent('download');
  await question.getByRole('button', { name: 'Export' }).click();
  await saved;

  const { accepted } = await artist.api('POST /api/releases', { idempotencyKey: crypto.randomUUID() });
  const next = await draftOf(artist, { ...titled('Pardon My Freedom'), accepted });
  await page.goto(`/dashboard/releases/${next.id}`);
  await group(track(page, 1), 'Artists').getByText(`${NAME_OF_SIGNS}. Accepted by the office before.`).waitFor();
  await page.getByText('Complete', { exact: true }).waitFor();
  await expect(page.getByRole('button', { name: 'Say why it is right' })).toHaveCount(0);
  await expectAccessible(page);

  const submitted = aCompleteDraft({ ...titled('Myth Takes'), artistId: artist.artistId, accepted });
  const { id } = await stored(submitted, 'submitted');
  await desk.goto(`/dashboard/admin/review/${artist.artistId}/${id}`);
  await section(desk, 'Findings').getByText('Accepted by the office before.').waitFor();
});
