import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { admin } from '../../services/test/people.ts';
import { until } from '../../services/test/releases.ts';
import { expectAccessible } from './axe.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, newEmail, test } from './stage.ts';

const JOIN = 'Join the Waitlist';
const form = (page: Page) => page.getByRole('form', { name: 'Waitlist' });
const join = (page: Page) => form(page).getByRole('button', { name: JOIN }).click();

/** Opens the form at a URL and advances the clock, because nobody fills in a form at once. */
async function openForm(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await page.clock.fastForward(60_000);
}

async function fillIn(page: Page, email: string): Promise<void> {
  for (const [label, answer] of [
    ['Artist/Label Name', 'Ada & the Waits'],
    ['Contact Email', email],
    ['Social Link', 'https://example.com/ada'],
    ['Artists Managed', '2'],
    ['Tracks per Year', 'about 12'],
  ] as const)
    await form(page).getByLabel(label).fill(answer);
  await form(page).getByLabel('$1,001 - $10,000').check();
  await form(page).getByLabel('Crypto payouts').check();
}

const leadFromForm = async (email: string) => {
  const { items } = await (await admin()).api('GET /api/admin/waitlist', { query: {} });
  return items.find((lead) => lead.email === email);
};

test('product 17.1, 17.7: missing answers are reported at their fields; a visitor who joins is thanked after two seconds, and the office has the lead', async ({
  stage,
}) => {
  const page = await stage.person({ width: 390 });
  const email = newEmail();
  await openForm(page, '/get-early-access');
  await join(page);
  for (const message of [
    'Artist/Label name is required',
    'Please enter a valid email address',
    'Please enter a valid URL',
    'Please enter the number of artists',
    'Please enter the number of tracks',
    'Please choose your annual streaming revenue',
    'Please select at least one feature',
  ])
    await form(page)
      .getByRole('alert')
      .getByText(message, { exact: true })
      .or(page.getByText(message))
      .first()
      .waitFor();
  await expect(page.getByLabel('Artist/Label Name')).toBeFocused();
  await expectAccessible(page);

  await fillIn(page, email);
  await expect(form(page).getByRole('alert')).toHaveCount(0);
  await join(page);
  await form(page).getByRole('button', { name: 'Joining the Waitlist...' }).waitFor();
  await page.getByText('You’re on the waitlist!').waitFor();
  expect(new URL(page.url()).pathname).toBe('/get-early-access');
  await page.clock.fastForward(2000);
  await page.waitForURL('**/thank-you');
  await page.getByRole('heading', { level: 1, name: 'Thank you for joining the waitlist' }).waitFor();
  const website = page.getByRole('link', { name: 'Create your free artist website' });
  await expect(website).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: 'support@segno.test' }).first()).toHaveAttribute('href', /^mailto:/);
  expect(await leadFromForm(email)).toMatchObject({
    artistName: 'Ada & the Waits',
    features: ['cryptoPayouts'],
    source: 'get-early-access',
  });
});

test('product 17.7: a lead that cannot be sent ends with a neutral message and the same thanks; the browser sends it from the next page', async ({
  stage,
}) => {
  const page = await stage.person();
  const email = newEmail();
  await page.route('**/api/waitlist', (route) => route.abort());
  await openForm(page, '/early-access?source=web3');
  await fillIn(page, email);
  await join(page);
  await page.getByText('Submission Complete').waitFor();
  await page.clock.fastForward(2000);
  await page.waitForURL('**/thank-you');
  expect(await leadFromForm(email)).toBeUndefined();
  await page.unroute('**/api/waitlist');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const lead = await until(
    () => leadFromForm(email),
    (found) => found !== undefined,
    'the lead that was sent later',
  );
  expect(lead).toMatchObject({ source: 'web3' });
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  stage.forgetErrors(/ERR_FAILED/);
});

test('product 17.6: the office searches the waitlist and saves it; no name is run by its spreadsheet', async ({
  stage,
}) => {
  const visitor = await stage.person();
  const email = newEmail();
  // The form is filled in before it is hydrated: nothing is lost, and nothing is put into the URL.
  const live = await holdRequests(visitor, '**/waitlist-form*');
  await openForm(visitor, '/early-access');
  await fillIn(visitor, email);
  await form(visitor).getByLabel('Artist/Label Name').fill('=LOVE');
  await join(visitor);
  expect(new URL(visitor.url()).search).toBe('');
  live();
  await form(visitor).getByRole('button', { name: 'Joining the Waitlist...' }).waitFor();
  await visitor.clock.fastForward(60_000);
  // The clock may have advanced past the notice. In that case, the next page is shown.
  const thanks = visitor.getByRole('heading', { name: 'Thank you for joining the waitlist' });
  await visitor.getByText('You’re on the waitlist!').or(thanks).first().waitFor();

  const page = await stage.person({ as: await admin() });
  await page.goto('/dashboard/admin/waitlist');
  await page.getByRole('searchbox').fill(email);
  const rows = page.getByRole('table', { name: 'Waitlist' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('link', { name: '=LOVE' })).toHaveAttribute('rel', 'noreferrer noopener nofollow');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save 1 as CSV' }).click();
  const [head, line] = readFileSync(await (await saving).path(), 'utf8').split('\r\n');
  expect(head).toBe(
    '\uFEFFArtist/Label,Email,Social Link,Artists,Tracks a Year,Revenue,Interested In,Joined,Invited,Source',
  );
  expect(line).toMatch(
    new RegExp(
      `^=LOVE,${email},https://example.com/ada,2,about 12,"\\$1,001 - \\$10,000",Crypto payouts,20.*,,early-access$`,
    ),
  );

  await page.getByRole('button', { name: 'More about =LOVE' }).click();
  await page.getByRole('menuitem', { name: 'Invite…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send the email' }).click();
  await rows.getByText(/^Invited /).waitFor();

  await page.getByRole('button', { name: 'More about =LOVE' }).click();
  await expect(page.getByRole('menuitem', { name: 'Invite…' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Remove…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Removed from the waitlist').waitFor();
  await expect(rows).toHaveCount(0);
  expect(await leadFromForm(email)).toBeUndefined();
});
