import { newArtist } from '../../services/test/people.ts';
import { newDraft } from '../../services/test/releases.ts';
import { card, cardsOf, libraryOf, titles, withReleases } from './library-stage.ts';
import { describe, expect, test } from './stage.ts';

describe('deleting a draft (product 5.7)', () => {
  test('asks first, says that it cannot be undone, and removes the draft', async ({ stage }) => {
    const person = await newArtist('active');
    const { id } = await newDraft(person);
    const page = await libraryOf(stage, person);
    await card(page, 'Untitled Release').hover();
    await page.getByRole('button', { name: 'More actions for Untitled Release' }).click();
    await page.getByRole('menuitem', { name: 'Delete draft' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete “Untitled Release”?' });
    await question.getByText('This action cannot be undone', { exact: false }).waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await expect(cardsOf(page)).toHaveCount(1);

    await page.getByRole('button', { name: 'More actions for Untitled Release' }).click();
    await page.getByRole('menuitem', { name: 'Delete draft' }).click();
    await question.getByRole('button', { name: 'Delete draft' }).click();
    await page.getByText('No releases yet').waitFor();
    await expect(person.api('GET /api/releases/{releaseId}', { params: { releaseId: id } })).rejects.toMatchObject({
      code: 'release-not-found',
    });
  });

  test('a failure says so, and the draft stays (product 5.7)', async ({ stage }) => {
    const person = await withReleases([[{ title: 'Stays' }]]);
    const page = await libraryOf(stage, person);
    await page.route('**/api/releases/rel_*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.getByRole('button', { name: 'More actions for Stays' }).click();
    await page.getByRole('menuitem', { name: 'Delete draft' }).click();
    await page.getByRole('button', { name: 'Delete draft' }).click();
    await page.getByText('Failed to delete release. Please try again.').waitFor();
    await expect.poll(() => titles(page)).toEqual(['Stays']);
    stage.forgetErrors(/500/);
  });

  test('a submitted release cannot be deleted', async ({ stage }) => {
    const person = await withReleases([[{ title: 'Gone Out' }, 'submitted']]);
    const page = await libraryOf(stage, person);
    await page.getByRole('button', { name: 'More actions for Gone Out' }).click();
    await page.getByRole('menuitem', { name: 'Open' }).waitFor();
    await expect(page.getByRole('menuitem', { name: 'Delete draft' })).toHaveCount(0);
  });
});
