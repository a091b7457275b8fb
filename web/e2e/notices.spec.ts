import { mailsTo, newArtist, type Person } from '../../services/test/people.ts';
import { stored, until } from '../../services/test/releases.ts';
import { aCompleteDraft } from '../../shared/test/builders.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './stage.ts';

const submit = ({ artistId }: Person, title: string) =>
  stored(aCompleteDraft({ artistId, cover: null, title }), 'submitted');

const SUBJECT = 'We’ve got your release';

test('product 36.7: a notice reaches an open page, opens its release, and is read on every device', async ({
  stage,
}) => {
  const mara = await newArtist('active');
  const wide = await stage.person({ as: mara, width: 1440 });
  await wide.goto('/dashboard/profile');
  const bell = wide.getByRole('complementary').getByRole('button', { name: /^Notices/ });
  await bell.click();
  const panel = wide.getByRole('dialog', { name: 'Notices' });
  await panel.getByText('Nothing new. You’ll see here when a release is delivered, goes live, or earns.').waitFor();
  await wide.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await expect(bell).toBeFocused();

  const { id } = await submit(mara, 'Night Ferry');
  await expect(bell).toHaveAccessibleName('Notices, 1 unread');
  await bell.click();
  const notice = panel.getByRole('link', { name: 'Night Ferry is submitted' });
  await notice.getByText('Unread').waitFor();
  await expectAccessible(wide, { within: '[role="dialog"]' });
  await expect(bell).toHaveAccessibleName('Notices');
  await notice.click();
  await wide.waitForURL(`**/dashboard/releases/${id}`);
  await expect(panel).toHaveCount(0);

  await submit(mara, 'Harbour Lights');
  const phone = await stage.person({ as: mara, width: 390 });
  await phone.goto('/dashboard');
  await phone.getByRole('banner').getByRole('link', { name: 'Notices, 1 unread' }).click();
  await phone.getByRole('heading', { level: 1, name: 'Notices' }).waitFor();
  await expect(phone.getByRole('list', { name: 'Notices' }).getByRole('link')).toHaveCount(2);
  await expectAccessible(phone);
  await expect(bell).toHaveAccessibleName('Notices');
});

test('product 36.8, 15.7: the link in an email stops its kind after a press on the button, and the profile shows it', async ({
  stage,
}) => {
  const mara = await newArtist('active');
  await submit(mara, 'Night Ferry');
  const mails = await until(
    () => mailsTo(mara.email),
    (all) => all.some(({ subject }) => subject === SUBJECT),
    'the email',
  );
  const html = (await mails.find(({ subject }) => subject === SUBJECT)?.html()) ?? '';
  const path = new URL(/href="([^"]*\/unsubscribe\/[^"]*)"/.exec(html)?.[1] ?? '').pathname;

  const visitor = await stage.person({ width: 390 });
  await visitor.goto(path);
  await visitor.getByRole('heading', { level: 1, name: 'Stop these emails?' }).waitFor();
  await visitor.getByText('Submitted').waitFor();
  await visitor.getByText('We always email you about your account').waitFor();
  await expectAccessible(visitor);
  expect((await mara.api('GET /api/me')).wantsSubmitted).toBe(true);
  await visitor.getByRole('button', { name: 'Stop these emails' }).click();
  await visitor.getByRole('heading', { level: 1, name: 'Done' }).waitFor();
  expect((await mara.api('GET /api/me')).wantsSubmitted).toBe(false);

  await visitor.goto(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`);
  await visitor.getByRole('button', { name: 'Stop these emails' }).click();
  await visitor.getByText('This link is incomplete or no longer valid.').waitFor();
  stage.expectError(/404 .*\/api\/unsubscribe/);

  const page = await stage.person({ as: mara, width: 1440 });
  await page.goto('/dashboard/profile');
  const submitted = page.getByRole('checkbox', { name: 'Submitted' });
  await expect(submitted).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'New earnings' })).toBeChecked();
  await submitted.check();
  await until(
    () => mara.api('GET /api/me'),
    ({ wantsSubmitted }) => wantsSubmitted,
    'the preference',
  );
});
