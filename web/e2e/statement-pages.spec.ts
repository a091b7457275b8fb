import type { Page } from '@playwright/test';
import { newColleague, type Person } from '../../services/test/people.ts';
import { storedStatement } from '../../services/test/statements.ts';
import type { Statement } from '../../shared/statements/statement.ts';
import { newId } from '../../shared/test/builders.ts';
import { expectAccessible } from './axe.ts';
import { beforeAll, expect, test } from './stage.ts';

test.setTimeout(90_000);

let finance: Person;
const BY = () => ({ id: finance.artistId, name: 'Fin Ance' });
beforeAll(async () => {
  finance = await newColleague('finance');
});

const quiet = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('.animate-breathe') && document.querySelector('h1'));

/** Shows a stored statement as it would be if so much of it were another. */
async function shown(page: Page, state: Statement['state'], different: object = {}): Promise<string> {
  const { statementId } = await storedStatement(state, BY());
  const address = new RegExp(`/api/admin/statements/${statementId}$`);
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...different } });
  });
  await page.goto(`/dashboard/admin/statements/${statementId}`);
  await quiet(page);
  return statementId;
}

test('product 30.1, 30.2: the list takes files, and a file that cannot be sent says why', async ({ stage }) => {
  const page = await stage.person({ as: finance, width: 1440 });
  await storedStatement('posted', BY());
  await page.goto('/dashboard/admin');
  await page.goto('/dashboard/admin/statements');
  await page.getByRole('heading', { level: 1, name: 'Statements' }).waitFor();
  const headers = ['Store', 'Months', 'Lines', 'Total', 'State', 'When', 'Who'];
  await expect(page.getByRole('columnheader')).toHaveText(headers.map((header) => new RegExp(header)));
  await expect(page.getByRole('row').filter({ hasText: 'Posted' }).first()).toContainText(/SpotifyAug 2026.*USD 1\.50/);
  await expectAccessible(page);
  const drop = page.getByLabel('Choose files: Statements of stores and distributors');
  await drop.setInputFiles({ name: 'august.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) });
  await page.getByText('august.csv is empty.').waitFor();
  await drop.setInputFiles({ name: 'august.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await page.getByText(/^august\.pdf does not fit here\./).waitFor();

  // The bytes do not arrive: the file is chosen once more.
  await page.route(/original/, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await drop.setInputFiles({ name: 'august.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') });
  await page.getByText('Upload Failed').waitFor();
  await page.getByText(/^Or drop a file here\. The upload of august\.csv did not finish/).waitFor();
  stage.forgetErrors(/ERR_FAILED|Failed to load resource/);
  await page.getByLabel('Choose it again: august.csv').setInputFiles({
    name: 'other.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('a'),
  });
  await page.getByText('This is another file: august.csv has 8 bytes.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByText(/^Discarded by .*Nothing of it was posted\.$/).waitFor();

  const list = /\/api\/admin\/statements(\?.*)?$/;
  await page.route(list, (route) => route.fulfill({ json: { items: [] } }));
  await page.goto('/dashboard/admin/statements');
  await page.getByText('No statements yet').waitFor();
  await page.unroute(list);
  await page.route(list, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await page.reload();
  await page.getByText(/^Failed to fetch statements\./).waitFor();
  stage.forgetErrors(/500/);
});

test('product 30.3-30.5: one that stopped says what mends it, and unknown columns are named once', async ({
  stage,
}) => {
  const page = await stage.person({ as: finance, width: 1024 });
  const fault = {
    code: 'rate-needed',
    text: 'The amounts are in EUR. Say how many US dollars one EUR is.',
    details: {},
  };
  await shown(page, 'stopped', { fault });
  await page.getByText(fault.text).waitFor();
  await page.getByLabel('Rate').fill('0');
  await page.getByRole('button', { name: 'Read it again' }).click();
  await page.getByText('A plain number above zero, such as 1.0842').waitFor();
  await expectAccessible(page);

  const said: unknown[] = [];
  await page.route(/\/given$|\/mapping$/, (route) => {
    said.push(route.request().postDataJSON());
    return route.fulfill({ status: 409, json: { code: 'statement-elsewhere', details: { state: 'posted' } } });
  });
  await page.getByLabel('Rate').fill('1.0842');
  await page.getByRole('button', { name: 'Read it again' }).click();
  await page.getByText('Meanwhile it is posted.').waitFor();
  stage.forgetErrors(/409/);

  const columns = ['Period', 'Retailer', 'Country', 'Track Title', 'ISRC', 'Units', 'Net Revenue'];
  const rows = [columns, ['2026-08', 'Spotify', 'DE', 'Low Tide', 'QZZZ12600002', '12', '0.5']];
  await page.route(/\/head$/, (route) => route.fulfill({ json: { columns, rows } }));
  await shown(page, 'stopped', {
    fault: { code: 'header-unknown', text: 'No known statement has these columns.', details: {} },
  });
  await page.getByRole('region', { name: 'The first lines of the file' }).getByText('QZZZ12600002').waitFor();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('Net Revenue');
  await page.getByLabel('Amount', { exact: true }).selectOption('In no column');
  await page.getByRole('button', { name: 'Keep it and read the file' }).click();
  await page.getByText('Please write who sends such statements').waitFor();
  await page.getByText('Please say where the amount stands').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Who sends it').fill('Harbour Distribution');
  await page.getByLabel('Amount', { exact: true }).selectOption('Net Revenue');
  await page.getByRole('button', { name: 'Keep it and read the file' }).click();
  await expect.poll(() => said.length).toBe(2);
  expect(said).toEqual([
    { rate: '1.0842' },
    {
      name: 'Harbour Distribution',
      columns: {
        from: 'Period',
        store: 'Retailer',
        territory: 'Country',
        title: 'Track Title',
        isrc: 'ISRC',
        quantity: 'Units',
        amount: 'Net Revenue',
      },
      use: 'stream',
      dates: 'month-first',
    },
  ]);
  const at = new Date().toISOString();
  await shown(page, 'reading', { progress: { stage: 'reading', bytes: 5, lines: 12, at } });
  await page.getByText('The lines are read').waitFor();
  await page.getByText('1 KB of 1 KB, 12 lines').waitFor();
  await expectAccessible(page);
  stage.forgetErrors(/409/);
});

test('product 30.6-30.9: what would be posted is seen before it is, by two people where that is so', async ({
  stage,
}) => {
  const page = await stage.person({ as: finance, width: 390 });
  const repeats = [
    { statementId: 'stm_01M838WNGZQ468YQ2WYYF9DGDW', fileName: 'july.csv', createdAt: '2026-11-01T10:00:00Z' },
  ];
  const artist = { artistId: finance.artistId, platformMicros: '5000000', quantity: '40', releases: 2 };
  const items = [
    { ...artist, artistName: 'Mara Ellis', micros: '95000000', takenMicros: '40000001' },
    { ...artist, artistId: newId('release'), artistName: 'Ida Brandt', micros: '1500000' },
  ];
  await page.route(/\/artists$/, (route) => route.fulfill({ json: { items } }));
  await shown(page, 'ready', { repeats, approvalsNeeded: 2 });
  const gets = page.getByRole('table', { name: 'What each artist gets' });
  await expect(gets.getByRole('row').nth(1)).toContainText('$40.000001 for advances, $54.999999 to the balance');
  await page.getByText('Of it for advances, as they are now').waitFor();
  await page.getByText('This may be a statement that is here already').waitFor();
  await page.getByText('Kept until its payee is known').waitFor();
  await expect(page.getByText('2 people approve a statement: after you, somebody else.')).toHaveCount(1);
  await page.getByRole('list', { name: 'Recordings that no code tells' }).getByText('Low Tide').waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Approve $0.00?' });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await dialog.getByText('Please look at the other statement, and tick this.').waitFor();
  await expectAccessible(page, { within: '[role="alertdialog"]' });
  await page.keyboard.press('Escape');

  await shown(page, 'ready', { approvals: [{ by: BY(), at: new Date().toISOString() }], approvalsNeeded: 2 });
  await page.getByText(/^1 more approval is missing: somebody else/).waitFor();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  await shown(page, 'posting', { posted: { batches: 1, micros: '500000' } });
  await page.getByText('Being posted').first().waitFor();
  await expectAccessible(page);
  await shown(page, 'posted');
  await page.getByRole('link', { name: 'What Spotify owes' }).waitFor();
  await page.getByRole('button', { name: 'Reverse' }).click();
  const reversing = page.getByRole('alertdialog', { name: 'Reverse Spotify, Aug 2026?' });
  await reversing.getByRole('button', { name: 'Reverse' }).click();
  await reversing.getByText('Please write why.').waitFor();
  await expectAccessible(page, { within: '[role="alertdialog"]' });
  await page.keyboard.press('Escape');
  await shown(page, 'reversed');
  await page.getByText('Of another month').waitFor();
  await expectAccessible(page);
});
