import { randomUUID } from 'node:crypto';
import { mailsTo, newAccount, newArtist, type Person } from '../../services/test/people.ts';
import { stored, until } from '../../services/test/releases.ts';
import { invitedTo, splits } from '../../services/test/splits.ts';
import { newIsrc } from '../../services/test/typed-codes.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../shared/test/builders.ts';
import { expectAccessible } from './axe.ts';
import { beforeAll, expect, test } from './stage.ts';

let mara: Person;
beforeAll(async () => {
  mara = await newArtist('active', 'Mara Ellis');
});

const newRelease = (titles = ['Harbour Light', 'Low Tide']) =>
  stored(
    aCompleteDraft({ artistId: mara.artistId, cover: null, ...inOrder(titles.map((title) => aTrack({ title }))) }),
  );

/** Returns the path of the link in the latest invitation email. */
async function linkTo(email: string): Promise<string> {
  const find = async () => {
    for (const mail of await mailsTo(email)) {
      const [link] = /\/splits\/inv_\w+\/[\w-]{43}/.exec(await mail.html()) ?? [];
      if (link) return link;
    }
    return undefined;
  };
  return (await until(find, (link) => link !== undefined, `an invitation to ${email}`)) as string;
}

test('product 29.1, 29.2, 29.8: an owner shares a release, and the invited person reads the same agreement, signs in and accepts', async ({
  stage,
}) => {
  const release = await newRelease();
  const ines = await newAccount('Ines Faro');
  const page = await stage.person({ as: mara, width: 390 });
  await page.goto(`/dashboard/releases/${release.id}`);
  await page.getByRole('link', { name: 'Splits', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Splits' }).waitFor();
  await page.getByText('All of it is yours.').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Share this track' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Share “Harbour Light”' });
  const propose = dialog.getByRole('button', { name: 'Propose split' });
  await dialog.getByLabel('Part in %').fill('101');
  await propose.click();
  await dialog.getByText('Please enter a name').waitFor();
  await dialog.getByText('From 0.01 to 100').waitFor();
  await dialog.getByLabel('Name').fill('Ines');
  await dialog.getByLabel('Email').fill(ines.email);
  await dialog.getByLabel('Part in %').fill('33,33');
  await expect(dialog.getByRole('status')).toContainText('You keep66.67%');
  await dialog.getByRole('button', { name: 'Add person' }).click();
  await dialog.getByLabel('Part in %').last().fill('70');
  await expect(dialog.getByRole('status')).toContainText('Over 100%3.33%');
  await dialog.getByRole('button', { name: 'Remove person 2' }).click();
  await dialog.getByLabel('Apply to all 2 tracks of the release').check();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await propose.click();
  await page.getByText('1 person invited by email.').waitFor();
  await expect(page.getByText('Invited', { exact: true })).toHaveCount(2);
  await expectAccessible(page);

  const link = await linkTo(ines.email);
  const visitor = await stage.person({ width: 390 });
  await visitor.goto(link);
  await visitor.getByRole('heading', { level: 1, name: 'Mara Ellis wants to share royalties with you' }).waitFor();
  await visitor.getByRole('heading', { name: 'Low Tide' }).waitFor();
  await expect(visitor.getByRole('row', { name: /Ines/ }).first()).toContainText('33.33%');
  await expectAccessible(visitor);
  const signIn = visitor.getByRole('link', { name: 'Sign in to accept' });
  await expect(signIn).toHaveAttribute('href', `/auth?tab=signin&redirect=${encodeURIComponent(link)}`);
  await signIn.click();
  await visitor.getByLabel('Email').fill(ines.email);
  await visitor.getByLabel('Password', { exact: true }).fill(ines.password);
  await visitor.getByRole('button', { name: 'Sign In', exact: true }).click();
  await visitor.getByRole('button', { name: 'Accept' }).click();
  await visitor.waitForURL('**/dashboard/splits');
  await visitor.getByRole('heading', { level: 1, name: 'Splits' }).waitFor();
  await visitor.getByRole('button', { name: 'Read the agreement for Harbour Light' }).waitFor();
  await expect(visitor.getByRole('row', { name: /Harbour Light/ })).toContainText('$0.00 earned');
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: 'Read the agreement for Harbour Light' }).click();
  await visitor.getByRole('dialog').getByText('Only its owner, Mara Ellis, can propose a change.').waitFor();
  await visitor.keyboard.press('Escape');

  await page.reload();
  await expect(page.getByText('Accepted', { exact: true })).toHaveCount(4);

  // Reducing her part requires her agreement.
  await page.getByRole('button', { name: 'Change split' }).first().click();
  await page.getByRole('dialog').getByLabel('Part in %').fill('20');
  await page.getByRole('dialog').getByRole('button', { name: 'Propose split' }).click();
  await page.getByText('It’s waiting for 1 person whose part would shrink.').waitFor();
  await page.getByText('This change is waiting for Ines').waitFor();
  await visitor.reload();
  await visitor.getByRole('heading', { name: 'Needs your agreement' }).waitFor();
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: 'Agree', exact: true }).click();
  await visitor.getByRole('alertdialog').getByRole('button', { name: 'Agree', exact: true }).click();
  await visitor.getByText('The change is in force.').waitFor();
  await expect(visitor.getByRole('row', { name: /Harbour Light/ })).toContainText('20.00%');
});

test('product 29.2: a link is declined without an account; a different user is told that it is not theirs; an expired one says so', async ({
  stage,
}) => {
  const release = await newRelease();
  const ines = await newAccount('Ines Faro');
  const { invitationId, token, trackId } = await invitedTo(release, { owner: mara.artistId, email: ines.email });
  const link = `/splits/${invitationId}/${token}`;
  const other = await stage.person({ as: await newAccount('Olga Stranger') });
  await other.goto(link);
  await other.getByRole('button', { name: 'Accept' }).click();
  await other.getByText('This invitation was sent to a different email address.').waitFor();
  stage.forgetErrors(/403/);
  expect((await splits.find(trackId))?.versions[0]?.parties[1]?.state).toBe('invited');

  const hers = await stage.person({ as: ines });
  await hers.goto('/dashboard');
  await hers.getByText('You have 1 invitation to share royalties').waitFor();
  await hers.getByRole('link', { name: 'See it' }).click();
  await hers.getByText('Mara offers you 50.00%').waitFor();
  await hers.getByText('You don’t share any tracks yet').waitFor();
  await expectAccessible(hers);
  await hers.getByRole('button', { name: 'Email me the link again' }).click();
  await hers.getByText('Invitation sent').waitFor();
  const newer = await linkTo(ines.email);

  const visitor = await stage.person({ width: 390 });
  await visitor.goto(link);
  await visitor.getByText('This invitation is no longer valid.').waitFor();
  stage.forgetErrors(/404/);
  await visitor.goto(newer);
  await visitor.getByRole('button', { name: 'Decline' }).click();
  await visitor.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
  await visitor.getByText('You won’t get a part of these tracks, or any more emails about them.').waitFor();
  await visitor.reload();
  await visitor.getByText('This invitation was declined.').waitFor();
  stage.forgetErrors(/409/);
  await visitor.goto('/splits/inv_x/y');
  await visitor.getByText('This link is incomplete').waitFor();
  stage.forgetErrors(/400/);
});

test('product 29.2: signing up in between leads back to the invitation', async ({ stage }) => {
  const release = await newRelease();
  const email = `${randomUUID().slice(0, 8)}@segno.test`;
  const { invitationId, token } = await invitedTo(release, { owner: mara.artistId, email });
  const visitor = await stage.person();
  await visitor.goto(`/splits/${invitationId}/${token}`);
  await visitor.getByRole('link', { name: 'Sign up to accept' }).click();
  await visitor.waitForURL(/tab=signup&redirect=/);
  await visitor.getByRole('button', { name: /^Create|^Sign Up/ }).waitFor();
});

test('product 29.9: a split that was carried over with its recording says where it was agreed, on the splits page and in the timeline', async ({
  stage,
}) => {
  const isrc = newIsrc();
  const withCode = (title: string, status: 'draft' | 'submitted') =>
    stored(aCompleteDraft({ artistId: mara.artistId, cover: null, title, ...inOrder([aTrack({ isrc })]) }), status);
  const first = await withCode('Night Ferry', 'draft');
  const { trackId } = await invitedTo(first, { owner: mara.artistId, email: `${randomUUID()}@segno.test` });
  await splits.save([], [{ write: splits.partOf(mara.artistId, trackId) }]);
  const second = await withCode('Best Of', 'submitted');
  await until(
    () => splits.find(second.trackIds[0] as typeof trackId),
    (agreement) => agreement !== undefined,
    'the agreement that was carried over',
  );
  const page = await stage.person({ as: mara, width: 390 });
  await page.goto(`/dashboard/releases/${second.id}/splits`);
  await page.getByText('Agreed for Night Ferry, and applies here too: it is the same recording.').waitFor();
  await expectAccessible(page);
  await page.goto(`/dashboard/releases/${second.id}`);
  await page.getByText(/^Split of .* carried over from Night Ferry: the same recording$/).waitFor();
});
