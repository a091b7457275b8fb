import { newArtist, type Person } from '../../services/test/people.ts';
import { stored } from '../../services/test/releases.ts';
import { aCompleteDraft } from '../../shared/test/builders.ts';
import { expectAccessible } from './axe.ts';
import { libraryOf, withReleases } from './library-stage.ts';
import { beforeAll, describe, expect, test } from './stage.ts';

let artist: Person;
let path: string;
beforeAll(async () => {
  artist = await newArtist('active');
  const draft = aCompleteDraft({ artistId: artist.artistId, title: 'Salt Road', cover: null });
  path = `/dashboard/releases/${(await stored(draft, 'submitted')).id}`;
});

describe('product 11.15: withdrawing a release', () => {
  test('asks first, withdraws it, and offers to start again from a duplicate', async ({ stage }) => {
    const page = await libraryOf(stage, artist, { path, width: 390 });
    const ask = page.getByRole('button', { name: 'Withdraw…' });
    await ask.click();
    const dialog = page.getByRole('alertdialog', { name: 'Withdraw “Salt Road”?' });
    await expect(dialog).toContainText('It won’t go to any store.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep it submitted' }).click();
    await dialog.waitFor({ state: 'detached' });

    await ask.click();
    await dialog.getByRole('button', { name: 'Withdraw release' }).click();
    await page.getByText('You withdrew this release on').waitFor();
    await expect(page.getByRole('button', { name: /^(?:Withdraw…|Release Checklist|Upgrade to)/ })).toHaveCount(0);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await page.getByRole('button', { name: 'Duplicate release' }).click();
    await page.getByRole('link', { name: 'Submit release' }).first().waitFor();
  });

  test('product 19.1: what keeps an account from ending is named, with links', async ({ stage }) => {
    const other = await withReleases([[{ title: 'Night Ferry' }, 'submitted']]);
    const page = await libraryOf(stage, other, { path: '/dashboard/profile' });
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Type your artist name: Mara Ellis').fill('Mara Ellis');
    await dialog.getByLabel('Password', { exact: true }).fill(other.password);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByText('Take down or withdraw these first:').waitFor();
    stage.expectError(/409 .*\/api\/me\/deletion/);
    await dialog.getByRole('link', { name: 'Night Ferry' }).click();
    await page.getByRole('button', { name: 'Withdraw…' }).waitFor();
  });
});
