import { randomUUID } from 'node:crypto';
import type { Page, WebSocket } from '@playwright/test';
import { admin, newArtist, type Person } from '../../services/test/people.ts';
import { beforeAll, describe, expect, type Stage, test } from './stage.ts';

let mara: Person;
beforeAll(async () => {
  mara = await newArtist('active');
});
// Changes made on the same artist's other device.
const made = () => mara.api('POST /api/releases', { idempotencyKey: randomUUID() });
const titled = (releaseId: string, from: string, to: string) =>
  mara.api('PATCH /api/releases/{releaseId}', { params: { releaseId }, body: { field: 'title', from, to } });

/** Resolves when the page is subscribed, so that it misses nothing that happens afterwards. */
function listening(page: Page): Promise<WebSocket> {
  return new Promise((done) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('subscribe_success')) done(socket);
      });
    });
  });
}

async function openLibrary(stage: Stage): Promise<{ page: Page; socket: WebSocket }> {
  const page = await stage.person({ as: mara });
  const socket = listening(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Releases', exact: true }).first().click();
  await page.getByText(/in your library/).waitFor();
  return { page, socket: await socket };
}

describe('an open page shows changes made elsewhere without a reload (product 2.9)', () => {
  test('a release that is created and then named', async ({ stage }) => {
    const { page } = await openLibrary(stage);
    const title = `Night Ferry ${randomUUID().slice(0, 8)}`;
    const { id } = await made();
    await page.locator(`a[href$="${id}"]`).first().waitFor();
    await titled(id, 'Untitled Release', title);
    await page.getByText(title).first().waitFor();
  });

  test('a change to the open release', async ({ stage }) => {
    const { page } = await openLibrary(stage);
    const { id } = await made();
    await page.goto(`/dashboard/releases/${id}`);
    await page.getByRole('heading', { level: 1, name: 'Untitled Release' }).waitFor();
    await titled(id, 'Untitled Release', 'Harbour Light');
    await page.getByRole('heading', { level: 1, name: 'Harbour Light' }).waitFor();
  });

  test('changes made while there was no network, as soon as there is one', async ({ stage }) => {
    const { page } = await openLibrary(stage);
    await page.context().setOffline(true);
    const title = `Salt Road ${randomUUID().slice(0, 8)}`;
    const { id } = await made();
    await titled(id, 'Untitled Release', title);
    await page.context().setOffline(false);
    await page.getByText(title).first().waitFor();
    stage.forgetErrors(/ERR_INTERNET_DISCONNECTED/);
  });
});

test('product 3.11: an artist whose account is activated while the page is open can begin at once', async ({
  stage,
}) => {
  const [waiting, { api }] = [await newArtist('pending'), await admin()];
  const page = await stage.person({ as: waiting });
  const listens = listening(page);
  await page.goto('/dashboard');
  await page.getByText('Inactive', { exact: true }).first().waitFor();
  await listens;
  const params = { artistId: waiting.artistId };
  await api('PATCH /api/admin/users/{artistId}/status', { params, body: { from: 'pending', to: 'active' } });
  await page.getByText('Active', { exact: true }).first().waitFor();
});

test('a page has one connection, and none after the user has signed out', async ({ stage }) => {
  const { page, socket } = await openLibrary(stage);
  const others: WebSocket[] = [];
  page.on('websocket', (one) => others.push(one));
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('link', { name: 'Releases', exact: true }).first().click();
  const closed = socket.waitForEvent('close');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await closed;
  expect(others).toEqual([]);
});
