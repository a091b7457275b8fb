import type { Page } from '@playwright/test';
import { mailsTo, newAdmin, type Person } from '../../services/test/people.ts';
import { current, freshKey, until } from '../../services/test/releases.ts';
import { brand } from '../../shared/brand.ts';
import type { ReleaseCard } from '../../shared/releases/card.ts';
import { reasonOf } from '../../shared/releases/review-reasons.ts';
import { alterReply } from './alter-reply.ts';
import { expectAccessible } from './axe.ts';
import { withReleases } from './library-stage.ts';
import { expect, type Stage, test } from './stage.ts';

/** A page for a reviewer. */
async function atReview(stage: Stage, office: Person, { width = 1280 } = {}): Promise<Page> {
  const page = await stage.person({ as: office, width });
  return page;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Submits releases of a new artist, and waits until they are in the queue. */
async function queued(office: Person, titles: readonly string[]): Promise<{ artist: Person; cards: ReleaseCard[] }> {
  const artist = await withReleases(titles.map((title) => [{ title }, 'submitted'] as const));
  const { items } = await artist.api('GET /api/releases', { query: { limit: 100 } });
  const cards = titles.flatMap((title) => items.find((card) => card.title === title) ?? []);
  await until(
    () => office.api('GET /api/admin/review', { query: {} }),
    ({ waiting }) => waiting >= titles.length,
    'the queue',
  );
  return { artist, cards };
}

const addressOf = ({ artistId, id }: ReleaseCard) => `/dashboard/admin/review/${artistId}/${id}`;

/** Limits the queue to this test's releases, because other tests leave releases waiting. */
const onlyThese = (page: Page, cards: readonly ReleaseCard[]) =>
  alterReply(page, 'GET /api/admin/review', (queue) => {
    const found = new Map(queue.items.map((item) => [item.id, item]));
    // A release beyond the first page is shown as if nobody had looked at it.
    const items = cards.flatMap(
      (card) => found.get(card.id) ?? (queue.next ? { ...card, looksGoodBy: null, isReviewed: false } : []),
    );
    return { items, waiting: items.length, claims: queue.claims };
  });

test('product 22: a reviewer works through the queue by keyboard, exports, marks and skips, and sees a colleague’s claim', async ({
  stage,
}) => {
  const [office, colleague] = await Promise.all([newAdmin(), newAdmin()]);
  const { cards } = await queued(office, ['Ash', 'Birch', 'Cedar']);
  const [ash, birch, cedar] = cards as [ReleaseCard, ReleaseCard, ReleaseCard];
  const params = { artistId: cedar.artistId, releaseId: cedar.id };
  await colleague.api('PUT /api/admin/artists/{artistId}/releases/{releaseId}/claim', { params });

  const page = await atReview(stage, office);
  await onlyThese(page, cards);
  await page.goto('/dashboard/admin/review');
  await heading(page, 'Ash').waitFor();
  expect(new URL(page.url()).pathname).toBe(addressOf(ash));
  const queue = page.getByRole('navigation', { name: 'Waiting for review' });
  await queue.getByText('3 to review').waitFor();
  await queue.getByRole('link', { name: /Ash.*Waiting less than an hour/ }).waitFor();
  await queue.getByRole('link', { name: /Cedar.*Olga Office/ }).waitFor();
  await expectAccessible(page);

  // J and K: the next and the previous release. The page names the colleague who is reviewing one.
  await page.keyboard.press('j');
  await heading(page, 'Birch').waitFor();
  await page.keyboard.press('j');
  await heading(page, 'Cedar').waitFor();
  await page.getByText('Olga Office is reviewing this release.').waitFor();
  await page.keyboard.press('k');
  await heading(page, 'Birch').waitFor();
  await page.keyboard.press('k');
  await heading(page, 'Ash').waitFor();

  // L: marks the release as looking good, and removes the mark.
  const mark = page.getByRole('button', { name: /^Looks good/ });
  await page.keyboard.press('l');
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await page.getByText(/^Looks good to Olga Office/).waitFor();
  await page.keyboard.press('l');
  await expect(mark).toHaveAttribute('aria-pressed', 'false');

  // C: shows the largest variant of the cover, and facts about the original.
  await page.keyboard.press('c');
  const cover = page.getByRole('dialog', { name: 'Cover of Ash' });
  await cover.getByText(/\d+ × \d+ pixels/).waitFor();
  await page.keyboard.press('Escape');
  await cover.waitFor({ state: 'detached' });

  // P: requests the master of the first track through the office's route.
  const request = page.waitForRequest(/\/api\/admin\/artists\/.*\/audio\/med_/);
  await page.keyboard.press('p');
  await request;

  // X: asks for confirmation, and no other key works meanwhile. Then the next release follows.
  await page.keyboard.press('x');
  const question = page.getByRole('alertdialog', { name: 'Mark as Exported?' });
  await question.waitFor();
  await page.keyboard.press('j');
  const saved = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Export' }).click();
  expect((await saved).suggestedFilename()).toContain(ash.id);
  await page.getByText('Export Successful').waitFor();
  await heading(page, 'Birch').waitFor();
  expect((await current(ash)).status).toBe('exported');
  await queue.getByText('2 to review').waitFor();

  // S: skips. A colleague is reviewing the rest, so no release is left.
  await page.keyboard.press('s');
  await page.getByRole('heading', { name: 'Your colleagues are reviewing the rest.' }).waitFor();
  expect((await current(birch)).status).toBe('submitted');
  stage.forgetErrors(/audio|media|Failed to load resource/);
});

const changesSubject = 'Your release needs changes';

/** The number of queued releases in `npm test`; the proof reviews all of them. */
const REVIEWED = Number(process.env.REVIEWED ?? 6);

test(`product 22.5, 22.6: ${REVIEWED} queued releases are reviewed with at most 5 interactions each, and each rejection reaches its artist`, async ({
  stage,
}) => {
  test.setTimeout(240_000 + REVIEWED * 10_000);
  const office = await newAdmin();
  const titles = Array.from({ length: REVIEWED }, (_, n) => `Reviewed ${n + 1}`);
  const { artist, cards } = await queued(office, titles);
  const page = await atReview(stage, office);
  await onlyThese(page, cards);
  await page.goto(addressOf(cards[0] as ReleaseCard));
  for (const [n, title] of titles.entries()) {
    await heading(page, title).waitFor();
    await page.getByRole('button', { name: /^Export/ }).waitFor();
    let interactions = 0;
    const press = async (key: string) => {
      interactions += 1;
      await page.keyboard.press(key);
    };
    if (n % 2 === 0) {
      await press('r');
      const dialog = page.getByRole('dialog', { name: `Request changes to ${title}` });
      await expect(dialog.getByRole('searchbox')).toBeFocused();
      interactions += 1;
      await page.keyboard.type('blurry');
      await press('Enter');
      await expect(dialog.getByRole('checkbox', { name: 'Cover is blurry or pixelated' })).toBeChecked();
      await press('Control+Enter');
      await page.getByText('Changes requested').first().waitFor();
    } else {
      await press('x');
      const question = page.getByRole('alertdialog', { name: 'Mark as Exported?' });
      interactions += 1;
      await question.getByRole('button', { name: 'Export' }).click();
    }
    await (n + 1 < REVIEWED
      ? heading(page, titles[n + 1] as string).waitFor()
      : page.getByRole('heading', { level: 1, name: 'Review', exact: true }).waitFor());
    expect(interactions).toBeLessThanOrEqual(5);
  }
  for (const [n, card] of cards.entries()) {
    const { release, messages } = await artist.api('GET /api/releases/{releaseId}', { params: { releaseId: card.id } });
    expect(release.status).toBe(n % 2 === 0 ? 'changes_requested' : 'exported');
    if (n % 2 === 0) expect(messages.at(-1)?.reasons).toEqual([{ code: 'cover-quality' }]);
  }
  // Product 21.6: one email per rejection, with the reason in words and a link to the field in that release.
  const refused = cards.filter((_, n) => n % 2 === 0);
  const mails = await until(
    async () => (await mailsTo(artist.email)).filter(({ subject }) => subject === changesSubject),
    ({ length }) => length === refused.length,
    'a mail for each refusal',
  );
  const texts = await Promise.all(mails.map(({ html }) => html()));
  for (const { id } of refused) {
    const [mail = '', ...more] = texts.filter((text) => text.includes(id));
    expect([mail.includes(reasonOf('cover-quality').words), more]).toEqual([true, []]);
    expect(mail).toContain(`/dashboard/releases/${id}?field=`);
  }

  // Product 22.4: for a resubmitted release, the page shows its changes and the earlier request.
  const [first] = cards as [ReleaseCard];
  const params = { releaseId: first.id };
  await artist.api('PATCH /api/releases/{releaseId}', {
    params,
    body: { field: 'title', from: first.title, to: 'Reviewed again' },
  });
  await artist.api('POST /api/releases/{releaseId}/submit', {
    params,
    body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
    ...freshKey(),
  });
  await page.goto(addressOf(first));
  const changed = page.getByRole('region', { name: 'Changed since the last submission' });
  await expect(changed.getByRole('definition').first()).toHaveText('Reviewed 1Reviewed again');
  await page.getByRole('region', { name: 'Messages' }).getByText('Cover is blurry or pixelated').waitFor();
  await expectAccessible(page);
});

test('product 22.1: an empty queue says so, and so does a queue that cannot be loaded', async ({ stage }) => {
  const page = await atReview(stage, await newAdmin());
  await page.route(/\/api\/admin\/review/, (route) => route.fulfill({ status: 403, body: '{}' }));
  await page.goto('/dashboard/admin/review');
  await page.getByRole('alert').getByText('Failed to fetch releases.', { exact: false }).waitFor();
  await page.unroute(/\/api\/admin\/review/);
  await alterReply(page, 'GET /api/admin/review', () => ({ items: [], waiting: 0, claims: [] }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Nothing to review.' }).waitFor();
  stage.forgetErrors(/403/);
});
