import { newArtist, type Person } from '../../services/test/people.ts';
import { aCredit, aTrack, inOrder } from '../../shared/test/builders.ts';
import { card, cardsOf, libraryOf, titles, withManyReleases, withReleases } from './library-stage.ts';
import { beforeAll, describe, expect, test } from './stage.ts';

describe('an empty library (product 4.6)', () => {
  test('says so, and its button starts the first release in the editor', async ({ stage }) => {
    const page = await libraryOf(stage, await newArtist('active'));
    await page.getByRole('heading', { name: 'No releases yet' }).waitFor();
    await page.getByText('0 releases in your library').waitFor();
    await page.getByRole('button', { name: 'Add New Release' }).waitFor();
    await page.getByRole('button', { name: 'Upload Your First Release' }).click();
    const choice = page.getByRole('dialog', { name: 'Add New Release' });
    // Product 4.7: the assistant or the editor.
    await choice.getByRole('button', { name: /assistant/ }).waitFor();
    await choice.getByRole('button', { name: /editor/ }).click();
    await page.waitForURL(/\/dashboard\/releases\/rel_/);
  });

  for (const status of ['new', 'pending', 'rejected'] as const) {
    test(`an account with the status ${status} gets the Account Inactive dialog`, async ({ stage }) => {
      const page = await libraryOf(stage, await newArtist(status));
      await page.getByRole('button', { name: 'Add New Release' }).click();
      const dialog = page.getByRole('dialog', { name: 'Account Inactive' });
      await dialog
        .getByText('Your account needs to be activated by an admin before you can create releases.')
        .waitFor();
      await dialog.getByRole('button', { name: 'OK' }).click();
      await dialog.waitFor({ state: 'detached' });
    });
  }
});

describe('a card (product 4.2)', () => {
  let person: Person;
  beforeAll(async () => {
    const guest = aTrack({ artists: [aCredit('Ada North'), aCredit('Bo South')] });
    person = await withReleases([
      [{ title: 'Untitled Release', cover: null, tracks: {}, trackIds: [], salesStart: '', pLine: null }],
      [{ title: 'Night Ferry', salesStart: '2027-03-05' }],
      [{ title: 'Two Shores', salesStart: 'asap', ...inOrder([guest, aTrack()]) }],
      [
        {
          title: 'Long Gone',
          plan: {
            name: 'annual_9',
            percentage: 100,
            paidAt: '2024-01-01T00:00:00.000Z',
            expiresAt: '2025-01-01T12:00:00.000Z',
          },
        },
        'submitted',
      ],
      [
        {
          title: 'Still Here',
          plan: {
            name: 'annual_9',
            percentage: 100,
            paidAt: '2026-01-01T00:00:00.000Z',
            expiresAt: '2099-01-01T12:00:00.000Z',
          },
        },
        'submitted',
      ],
    ]);
  });

  test('product 4.2, 4.4, 12.2: the contents of the cards, the number of columns, and the checklist', async ({
    stage,
  }) => {
    const page = await libraryOf(stage, person);

    await test.step('shows title, artist, date, tracks, state, plan and the possible actions', async () => {
      await page.getByText('5 releases in your library').waitFor();

      const draft = card(page, 'Untitled Release');
      await expect(draft).toContainText('No artist set');
      await expect(draft).toContainText('No date yet · 0 tracks');
      await expect(draft).toContainText('Basic');
      // Seven of the ten items are missing. Genre, language and C-line have values from the start.
      await draft.getByRole('img', { name: '30% complete' }).waitFor();
      await expect(draft.getByText('30%')).toBeVisible();
      await expect(draft.getByText('Needs Title')).toBeVisible();
      await expect(draft.getByRole('link', { name: /^Submit/ })).toHaveCount(0);

      const ready = card(page, 'Night Ferry');
      await expect(ready).toContainText('Mara Ellis');
      await expect(ready).toContainText('Mar 5, 2027 · 1 track');
      await ready.getByText('Ready', { exact: true }).waitFor();
      await ready.getByRole('link', { name: 'Submit Night Ferry' }).waitFor();
      await expect(ready.getByRole('img')).toHaveCount(0);

      await expect(card(page, 'Two Shores')).toContainText('Ada North, Bo South, Mara Ellis');
      await expect(card(page, 'Two Shores')).toContainText('As soon as possible · 2 tracks');

      const submitted = card(page, 'Long Gone');
      await submitted.getByText('Submitted', { exact: true }).waitFor();
      await submitted.getByText('Annual $9').waitFor();
      await submitted.getByText('Expired Jan 1, 2025').waitFor();
      await card(page, 'Still Here').getByText('Renews Jan 1, 2099').waitFor();
      await submitted.getByRole('button', { name: /^Release Checklist ?1\/7$/ }).waitFor();
      await expect(submitted.getByRole('link', { name: /^Submit/ })).toHaveCount(0);
      // No statement has been imported, so no earnings are shown.
      await expect(page.getByText('$0.00')).toHaveCount(0);
    });

    await test.step('its colors: submitted is green, ready is orange', async () => {
      const colourOf = (title: string, words: string) =>
        card(page, title)
          .getByText(words, { exact: true })
          .evaluate((badge) => {
            const probe = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
            probe.fillStyle = getComputedStyle(badge).color;
            probe.fillRect(0, 0, 1, 1);
            return [...probe.getImageData(0, 0, 1, 1).data.slice(0, 3)];
          });
      const [r = 0, g = 0, b = 0] = await colourOf('Still Here', 'Submitted');
      expect(g).toBeGreaterThan(Math.max(r, b));
      const [red = 0, green = 0, blue = 0] = await colourOf('Night Ferry', 'Ready');
      expect(red).toBeGreaterThan(green);
      expect(green).toBeGreaterThan(blue);
    });

    await test.step('the columns: 1, 2, 3 or 5 depending on the width of the screen (product 4.4), and no card covers another', async () => {
      for (const [width, columns] of [
        [390, 1],
        [559, 1],
        [560, 2],
        [1023, 2],
        [1024, 3],
        [1375, 3],
        [1376, 5],
        [2560, 5],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await cardsOf(page).first().waitFor();
        await page.waitForFunction((wanted) => {
          const boxes = [...document.querySelectorAll('[data-card]')].map((each) => each.getBoundingClientRect());
          const isOver = boxes.some(({ left, top, bottom }) =>
            boxes.some((below) => below.left === left && below.top > top && below.top < bottom),
          );
          const columns = new Set(boxes.map(({ left }) => left)).size;
          return !isOver && columns === wanted && document.documentElement.scrollWidth <= window.innerWidth;
        }, columns);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
    });

    await test.step('the checklist: step 1 is locked, the others toggle, and the card is updated (product 12.2)', async () => {
      const opener = card(page, 'Still Here').getByRole('button', { name: /Release Checklist/ });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: 'Release Strategy Checklist' });
      await dialog.getByRole('checkbox').first().waitFor();
      await expect(dialog.getByRole('checkbox')).toHaveCount(7);
      await expect(dialog.getByRole('checkbox').first()).toBeDisabled();
      await expect(dialog.getByRole('checkbox').first()).toBeChecked();
      await dialog.getByRole('checkbox', { name: /artist website/ }).check();
      await dialog.getByText('2 of 7 · 29%').waitFor();
      await page.route('**/checklist', (route) => route.fulfill({ status: 500, body: '{}' }));
      await dialog.getByRole('checkbox', { name: 'Start a pre-save campaign' }).click();
      await page.getByText('Failed to update checklist').waitFor();
      await page.waitForFunction(() => document.querySelectorAll('[role=dialog] input:checked').length === 2);
      stage.forgetErrors(/500/);
      await page.unroute('**/checklist');

      // Two more changes before the first response: the last one wins.
      let answer = () => {};
      const slow = new Promise<void>((go) => {
        answer = go;
      });
      const requests: string[] = [];
      await page.route('**/checklist', async (route) => {
        requests.push(route.request().postData() ?? '');
        await slow;
        await route.continue();
      });
      const step = dialog.getByRole('checkbox', { name: 'Promote the link' });
      await step.check();
      await step.uncheck();
      answer();
      await expect.poll(async () => requests.map((body) => JSON.parse(body).done)).toEqual([true, false]);
      await expect(step).not.toBeChecked();
      await page.unroute('**/checklist');
      await page.keyboard.press('Escape');
      await card(page, 'Still Here')
        .getByRole('button', { name: /^Release Checklist ?2\/7$/ })
        .waitFor();
    });
  });
});

describe('finding a release', () => {
  test('by words, by state, in an order; all of this is stored in the URL', async ({ stage }) => {
    const person = await withReleases([
      [{ title: 'Árbol', ...inOrder([aTrack({ artists: [aCredit('Sigur Rós')] })]), salesStart: '2027-01-01' }],
      [{ title: 'Birch', salesStart: '2026-12-01' }, 'submitted'],
      [{ title: '', cover: null, salesStart: '' }],
    ]);
    const page = await libraryOf(stage, person);
    await page.getByText('3 releases in your library').waitFor();
    const search = page.getByRole('searchbox', { name: 'Search releases' });
    await search.fill('arbol ROS');
    await page.waitForURL(/q=arbol/);
    await expect.poll(() => titles(page)).toEqual(['Árbol']);
    await search.fill('nothing like this');
    await page.getByText('No release matches “nothing like this”.').waitFor();
    await page.getByRole('button', { name: 'Show all releases' }).click();
    await page.getByRole('link', { name: 'Submitted 1' }).click();
    await expect.poll(() => titles(page)).toEqual(['Birch']);
    await page.getByRole('link', { name: 'All 3' }).click();
    await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Sales start date' });
    await expect.poll(() => titles(page)).toEqual(['Birch', 'Árbol', 'No title']);
    await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Title' });
    await page.reload();
    await cardsOf(page).first().waitFor();
    await expect.poll(() => titles(page)).toEqual(['Árbol', 'Birch', 'No title']);
    expect(new URL(page.url()).search).toBe('?sort=title');
  });

  test('more than one page: all pages are loaded automatically, but few cards are in the document', async ({
    stage,
  }) => {
    const person = await withManyReleases(101);
    const page = await libraryOf(stage, person, { width: 1440 });
    await page.getByText('101 releases in your library').waitFor();
    await page.getByRole('link', { name: 'All 101' }).waitFor();
    // The counts come with the first page; the other pages are loaded afterwards.
    await page.locator('[aria-setsize="101"]').first().waitFor();
    expect(await page.locator('[data-card]').count()).toBeLessThanOrEqual(60);
    await page.keyboard.press('Escape');
    await cardsOf(page).first().getByRole('heading').getByRole('link').focus();
    await page.keyboard.press('End');
    await page.waitForFunction(() => document.activeElement?.closest('[aria-posinset="101"]'));
    expect(await page.locator('[data-card]').count()).toBeLessThanOrEqual(60);
    await page.keyboard.press('Home');
    await page.waitForFunction(() => document.activeElement?.closest('[aria-posinset="1"]'));
  });
});

test('failures to load say so and are retried: the list (product 2.10), a release’s plan; a choice survives', async ({
  stage,
}) => {
  const person = await withReleases([[{ title: 'Night Ferry' }]]);
  const page = await stage.person({ as: person });

  await test.step('loading shows skeletons, a failure says so and is retried (product 2.10)', async () => {
    let isDown = true;
    await page.route(/\/api\/releases(\?|$)/, (route) =>
      isDown ? route.fulfill({ status: 403, body: '{}' }) : route.continue(),
    );
    await page.goto('/dashboard/releases');
    await page.getByText('Failed to fetch releases.', { exact: false }).waitFor();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await card(page, 'Night Ferry').waitFor();
    stage.forgetErrors(/403/);
    await page.unroute(/\/api\/releases(\?|$)/);
  });

  await test.step('a release’s plan that cannot be loaded: the dialog says so, and retries', async () => {
    await page.route('**/api/releases/rel_*', (route) => route.fulfill({ status: 403, body: '{}' }));
    await page.getByRole('button', { name: 'More actions for Night Ferry' }).click();
    await page.getByRole('menuitem', { name: 'Choose Your Plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' });
    await dialog.waitFor();
    const again = dialog.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.unroute('**/api/releases/rel_*');
    await again.click();
    await dialog.getByRole('button', { name: 'Pay $3.00' }).waitFor();
    stage.forgetErrors(/403/);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  await test.step('a choice made right after typing survives the later change to the URL', async () => {
    await card(page, 'Night Ferry').waitFor();
    await page.getByRole('searchbox', { name: 'Search releases' }).fill('night');
    await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Title' });
    await page.waitForURL(/q=night/);
    await expect
      .poll(async () => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ q: 'night', sort: 'title' });
  });
});
