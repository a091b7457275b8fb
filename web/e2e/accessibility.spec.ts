import type { Page } from '@playwright/test';
import { postingHash } from '../../services/ledger/posting.ts';
import { aPaidSession, eventAbout, opened, postEvent } from '../../services/test/payments.ts';
import { admin, newArtist, type Person } from '../../services/test/people.ts';
import { postedStatement } from '../../services/test/posted-statement.ts';
import { aReceipt } from '../../services/test/receipts.ts';
import { current } from '../../services/test/releases.ts';
import { invitedTo } from '../../services/test/splits.ts';
import { storedStatement } from '../../services/test/statements.ts';
import { type Examples, screensBehind } from '../screens/addresses.ts';
import type { Screen } from '../src/app/screens.ts';
import { expectAccessible } from './axe.ts';
import { goInApp } from './go-in-app.ts';
import { libraryOf, withReleases } from './library-stage.ts';
import { beforeAll, describe, test } from './stage.ts';

// One test checks many pages with axe.

let artist: Person;
let inactive: Person;
let examples: Examples;
beforeAll(async () => {
  inactive = await newArtist('new');
  artist = await withReleases([
    [{ title: 'A Draft That Has a Name Which Is Much Longer Than What a Card Has Room For', cover: null }],
    [{ title: 'Ready' }],
    [{ title: 'Submitted' }, 'submitted'],
  ]);
  const releases = (await artist.api('GET /api/releases', { query: {} })).items;
  const [release] = releases;
  const ready = releases.find(({ title }) => title === 'Ready');
  if (!release || !ready) throw new Error('No release to look at');
  const { statementId } = await storedStatement('ready', { id: artist.artistId, name: 'Olga Office' });
  const { invitationId, token } = await invitedTo(await current(release), {
    owner: artist.artistId,
    email: inactive.email,
  });
  await postedStatement({ ...(await current(release)), artistId: release.artistId }, [
    { track: 0, month: '2026-09', store: 'Spotify', country: 'DE', streams: 90, amount: '12.5' },
  ]);
  const session = aPaidSession(300);
  await opened(await current(release), { sessionId: session.id });
  await postEvent(eventAbout(session));
  examples = {
    '/dashboard/payments/:paymentId': `/dashboard/payments/${session.payment_intent}`,
    '/dashboard/admin/payments/:paymentId': `/dashboard/admin/payments/${session.payment_intent}`,
    '/dashboard/analytics/releases/:releaseId': `/dashboard/analytics/releases/${release.id}`,
    '/dashboard/analytics/statements/:month': '/dashboard/analytics/statements/2026-09',
    '/dashboard/releases/:releaseId': `/dashboard/releases/${release.id}`,
    '/dashboard/admin/statements/:statementId': `/dashboard/admin/statements/${statementId}`,
    '/dashboard/releases/:releaseId/submit': `/dashboard/releases/${ready.id}/submit`,
    '/dashboard/releases/:releaseId/splits': `/dashboard/releases/${release.id}/splits`,
    '/splits/:invitationId/:token': `/splits/${invitationId}/${token}`,
    '/unsubscribe/:artistId/:preference/:token': `/unsubscribe/${artist.artistId}/wantsLive/${token}`,
    '/dashboard/admin/books/accounts/:account': '/dashboard/admin/books/accounts/card-clearing',
    '/dashboard/admin/books/receivables/:payer': `/dashboard/admin/books/receivables/${(await aReceipt()).payer}`,
    '/dashboard/admin/books/transactions/:hash': `/dashboard/admin/books/transactions/${postingHash({ key: `plan:${session.payment_intent}` })}`,
    '/dashboard/admin/users/:artistId': `/dashboard/admin/users/${release.artistId}`,
    '/dashboard/admin/users/:artistId/view': `/dashboard/admin/users/${release.artistId}/view`,
    '/dashboard/admin/releases/:artistId/:releaseId': `/dashboard/admin/releases/${release.artistId}/${release.id}`,
    '/dashboard/admin/review/:artistId/:releaseId': `/dashboard/admin/review/${release.artistId}/${release.id}`,
  };
});

/**
 * The screens behind a guard, from the table of screens, so that a new screen is tested too. The kit has its own test.
 */
const addressesBehind = (guard: Screen['guard']) => screensBehind(guard, examples).map(({ address }) => address);

const quiet = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('.animate-breathe') && document.querySelector('h1'));

describe('axe finds nothing in either theme', () => {
  test('an artist’s pages, including a narrow page, a draft, a submitted release, and their overlays', async ({
    stage,
  }) => {
    const page = await libraryOf(stage, artist);
    const isShown = page.getByText('3 releases in your library');
    const opened = async (open: () => Promise<unknown>, role: 'dialog' | 'alertdialog' | 'menu') => {
      await open();
      await page.getByRole(role).waitFor();
      await page.waitForFunction(() => !document.querySelector('.animate-breathe'));
      // A menu floats outside the page's landmarks, next to its button.
      await expectAccessible(page, role === 'menu' ? { except: ['region'] } : {});
      await page.keyboard.press('Escape');
      await page.getByRole(role).waitFor({ state: 'detached' });
    };
    await isShown.waitFor();
    await expectAccessible(page);

    await test.step('a release: draft and submitted', async () => {
      for (const name of ['Ready', 'Submitted']) {
        await page.getByRole('link', { name, exact: true }).click();
        await page.waitForURL(/rel_/);
        await page.getByRole('heading', { level: 1, name }).waitFor();
        await expectAccessible(page);
        await page.goBack();
      }
    });

    await test.step('a narrow page and its overlays', async () => {
      await isShown.waitFor();
      await page.setViewportSize({ width: 390, height: 900 });
      await expectAccessible(page);
      await opened(() => page.getByRole('button', { name: 'Open menu' }).click(), 'dialog');
      await page.setViewportSize({ width: 1280, height: 900 });
    });

    await test.step('a collapsed sidebar, and the library’s dialogs and menus', async () => {
      await page.keyboard.press('Control+b');
      const more = page.getByRole('button', { name: 'More actions for Ready' });
      await opened(() => page.keyboard.press('n'), 'dialog');
      await opened(() => page.keyboard.press('Control+k'), 'dialog');
      await opened(() => page.keyboard.press('?'), 'dialog');
      await opened(() => more.click(), 'menu');
      await opened(async () => {
        await more.click();
        await page.getByRole('menuitem', { name: 'Delete draft' }).click();
      }, 'alertdialog');
      await opened(async () => {
        await more.click();
        await page.getByRole('menuitem', { name: 'Choose Your Plan' }).click();
      }, 'dialog');
      await opened(() => page.getByRole('button', { name: /^Release Checklist/ }).click(), 'dialog');
      await page.keyboard.press('Control+b');
    });

    for (const path of addressesBehind('signed-in')) {
      await goInApp(page, path);
      await quiet(page);
      await expectAccessible(page);
    }
    await goInApp(page, '/dashboard/releases?q=nothing');
    await quiet(page);
    await expectAccessible(page);
  });

  test('an inactive account', async ({ stage }) => {
    const page = await libraryOf(stage, inactive);
    await page.getByRole('heading', { name: 'No releases yet' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Upload Your First Release' }).click();
    const refusal = page.getByRole('dialog', { name: 'Account Inactive' });
    await refusal.waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await refusal.waitFor({ state: 'detached' });
    for (const path of ['/dashboard', '/new-release']) {
      await goInApp(page, path);
      await quiet(page);
      await expectAccessible(page);
    }
  });

  test('an admin’s pages', async ({ stage }) => {
    const page = await stage.person({ as: await admin() });
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const path of (['office', 'reviewer', 'finance', 'admin'] as const).flatMap(addressesBehind)) {
      // The review page redirects to the first waiting release, which may be the next page in the list.
      if (new URL(page.url()).pathname !== path) await goInApp(page, path);
      await quiet(page);
      await expectAccessible(page);
    }
  });

  test('pages for everybody', async ({ stage }) => {
    const page = await stage.person();
    for (const path of [
      ...addressesBehind('none'),
      ...addressesBehind('visitor'),
      '/auth?tab=signin',
      '/auth?tab=reset',
    ]) {
      await page.goto(path);
      await quiet(page);
      await expectAccessible(page);
      stage.forgetErrors(/no\/such\/page/);
    }
  });
});
