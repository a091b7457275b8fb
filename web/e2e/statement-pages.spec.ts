import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { statementItem } from '../../services/statements/storage/stored-statement.ts';
import { aStatement } from '../../services/test/a-statement.ts';
import { newArtist, newColleague, type Person, table } from '../../services/test/people.ts';
import { storedStatement } from '../../services/test/statements.ts';
import type { StatementId } from '../../shared/ids.ts';
import { type ImportFault, importFaultText } from '../../shared/statements/import-fault.ts';
import type { Statement } from '../../shared/statements/statement.ts';
import { alterReply } from './alter-reply.ts';
import { expectAccessible } from './axe.ts';
import { beforeAll, expect, test } from './stage.ts';
import { STAGES } from './time-limits.ts';

let finance: Person;
const BY = () => ({ id: finance.artistId, name: 'Fin Ance' });
beforeAll(async () => {
  finance = await newColleague('finance');
});

const quiet = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('.animate-breathe') && document.querySelector('h1'));

/** Shows a stored statement with some of its values replaced. */
async function showStatement<S extends Statement['state']>(
  page: Page,
  state: S,
  different: Partial<Extract<Statement, { state: S }>> = {},
): Promise<StatementId> {
  const { statementId } = await storedStatement(state, BY());
  await alterReply(page, 'GET /api/admin/statements/{statementId}', (statement) =>
    statement.statementId === statementId ? ({ ...statement, ...different } as Statement) : statement,
  );
  await page.goto(`/dashboard/admin/statements/${statementId}`);
  await quiet(page);
  return statementId as StatementId;
}

/** A fault as the import reports it. */
const faultOf = (fault: ImportFault) => ({ code: fault.code, text: importFaultText(fault), details: {} });

/** Drops a file, and waits until its statement reaches a state. */
async function drop(page: Page, { name, text, state }: { name: string; text: string; state: string }): Promise<void> {
  await page.goto('/dashboard/admin/statements');
  await page
    .getByLabel('Choose files: Statements of stores and distributors')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.waitForURL(/\/dashboard\/admin\/statements\/stm_/);
  await page.getByRole('link', { name: 'Back to all statements' }).waitFor();
  await page.getByText(state, { exact: true }).first().waitFor(STAGES);
}

test('product 30.1, 30.2: files can be dropped on the list, and a file that cannot be sent says why', async ({
  stage,
}) => {
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
  await page.getByText(/^august\.pdf can’t be added here\./).waitFor();

  // The upload fails, and the file is chosen again.
  await page.route(/original/, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await drop.setInputFiles({ name: 'august.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') });
  await page.getByText('Upload Failed').waitFor();
  await page.getByText(/^Or drop a file here\. The upload of august\.csv didn’t finish/).waitFor();
  stage.forgetErrors(/ERR_FAILED|Failed to load resource/);
  await page.getByLabel('Choose it again: august.csv').setInputFiles({
    name: 'other.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('a'),
  });
  await page.getByText('This is a different file: august.csv has 8 bytes.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByText(/^Discarded by .*Nothing was posted\.$/).waitFor();

  const list = /\/api\/admin\/statements(\?.*)?$/;
  const stopAltering = await alterReply(page, 'GET /api/admin/statements', (list) => ({ ...list, items: [] }));
  await page.goto('/dashboard/admin/statements');
  await page.getByText('No statements yet').waitFor();
  await stopAltering();
  await page.route(list, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await page.reload();
  await page.getByText(/^Failed to fetch statements\./).waitFor();
  stage.forgetErrors(/500/);
});

test('product 30.3, 30.4: a stopped statement offers the corrections for its fault', async ({ stage }) => {
  const page = await stage.person({ as: finance, width: 1024 });
  const fault = faultOf({ code: 'rate-needed', currency: 'EUR' });
  const statementId = await showStatement(page, 'stopped', { fault });
  await page.getByText(fault.text).waitFor();
  await page.getByLabel('Rate').fill('0');
  await page.getByRole('button', { name: 'Read it again' }).click();
  await page.getByText('A plain number above zero, such as 1.0842').waitFor();
  await expectAccessible(page);

  const bodies: unknown[] = [];
  // Meanwhile a colleague has posted it.
  await page.route(/\/given$/, async (route) => {
    bodies.push(route.request().postDataJSON());
    const statement = { ...aStatement('posted', BY()), statementId };
    await table.put({ Item: statementItem({ statement, planFolder: '1-example' }) });
    await route.continue();
  });
  await page.getByLabel('Rate').fill('1.0842');
  await page.getByRole('button', { name: 'Read it again' }).click();
  await page.getByText('It has changed. It is now posted.').waitFor();
  expect(bodies).toEqual([{ rate: '1.0842' }]);
  stage.forgetErrors(/409/);

  await showStatement(page, 'stopped', { fault: faultOf({ code: 'header-unknown', columns: ['a'] }) });
  await page.getByText('We couldn’t read the start of this file. Please drop it again.').waitFor();
  await expectAccessible(page);
  const at = new Date().toISOString();
  await showStatement(page, 'reading', { progress: { stage: 'reading', bytes: 5, lines: 12, at } });
  await page.getByText('Reading the lines').waitFor();
  await page.getByText('1 KB of 1 KB, 12 lines').waitFor();
  await expectAccessible(page);
});

test('product 30.5: unknown columns are mapped once, can be changed, and are recognized in the next file', async ({
  stage,
}) => {
  const page = await stage.person({ as: finance, width: 1024 });
  const name = `Harbour ${randomUUID().slice(0, 8)}`;
  // The column is unique to this test, because other tests map files too.
  const header = `Sold;Kind;Händler;Titel;ISRC;Stück ${name};Before fees;Erlös;Netto;Währung`;
  const sale = (net: string) => `2026-08;Credit;Spotify;Low Tide;QZZZ12600002;12;9,75;1,5;${net};USD`;
  const file = (net: string) => `Statement;${name}\n\n${header}\n${sale(net)}\n2026-08;Debit;;;;;-50,25;0;-50,25;USD\n`;
  await drop(page, { name: 'harbour.csv', text: file('0,75'), state: 'Stopped' });
  const start = page.getByRole('region', { name: 'The first lines of the file' });
  await start.getByText('QZZZ12600002').waitFor();
  const amount = page.getByLabel('Amount', { exact: true });
  await expect(amount).toHaveValue('Netto');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Titel');

  // An invalid mapping is not used to read the file.
  await amount.selectOption('Kind');
  const save = page.getByRole('button', { name: 'Save and read the file' });
  await save.click();
  await page.getByText('Enter the store or distributor that sends it.').waitFor();
  await page.getByText(/^“Kind” holds no amounts: it begins with “Credit”\./).waitFor();
  await amount.selectOption('Choose a column');
  await save.click();
  await page.getByText('Choose the column with the amount.').waitFor();
  await expectAccessible(page);

  await page.getByText('This could be “Sold”.').waitFor();
  await page.getByLabel('Month of sale, or its first day').selectOption('Sold');

  // A row that is not a sale is shown struck through before it is left out.
  await page.getByLabel('Sent by').fill(name);
  await amount.selectOption('Netto');
  await page.getByRole('button', { name: 'Leave out rows' }).click();
  await page.getByLabel('Column of rule 1').selectOption('Kind');
  await save.click();
  await page.getByText('Choose a column and enter a value.').waitFor();
  await page.getByLabel('Value of rule 1').fill('debit');
  await page.getByText('Leaves out 1 of the 2 rows shown above.').waitFor();
  await expect(start.getByRole('row').filter({ hasText: 'Left out' })).toHaveText(/Debit/);
  await expectAccessible(page);
  await save.click();
  await page.getByText('To approve', { exact: true }).first().waitFor(STAGES);

  // The saved mapping is opened again, and changed.
  await page.getByRole('button', { name: 'Change columns' }).click();
  await expect(page.getByLabel('Sent by')).toHaveValue(name);
  await expect(page.getByLabel('Value of rule 1')).toHaveValue('debit');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('Netto');
  await page.getByRole('button', { name: 'Remove rule 1' }).click();
  await page.getByLabel('Amount', { exact: true }).selectOption('Erlös');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and read the file' }).click();
  await expect(page.getByRole('region', { name: 'The file', exact: true })).toContainText('USD 1.50', STAGES);

  await drop(page, { name: 'harbour-september.csv', text: file('0,80'), state: 'To approve' });
  await page.goto('/dashboard/admin/statements');
  const kept = page.getByRole('list', { name: 'Saved layouts' });
  await kept.getByText(name).waitFor();
  await page.getByRole('button', { name: `Forget ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget' }).click();
  await expect(kept.getByText(name)).toHaveCount(0);
});

test('product 30.6-30.9: a plan is shown before it is posted, and is approved by two people if required', async ({
  stage,
}) => {
  const page = await stage.person({ as: finance, width: 390 });
  const july = aStatement('ready', BY());
  if (!('plan' in july)) throw new Error('It is to be approved');
  const { statementId, createdAt } = july;
  const statements = [{ statementId, fileName: 'july.csv', createdAt, lines: 412 }];
  const read = { ...july.read, lines: 418, postedBefore: { asOf: 1, lines: 412, amount: '1.5', statements } };
  const artist = { artistId: finance.artistId, platformMicros: '5000000', quantity: '40', releases: 2 };
  const items = [
    { ...artist, artistName: 'Mara Ellis', micros: '95000000', takenMicros: '40000001' },
    { ...artist, artistId: (await newArtist()).artistId, artistName: 'Ida Brandt', micros: '1500000' },
  ];
  await alterReply(page, 'GET /api/admin/statements/{statementId}/artists', () => ({ items }));
  await showStatement(page, 'ready', { read, approvalsNeeded: 2 });
  const gets = page.getByRole('table', { name: 'What each artist gets' });
  await expect(gets.getByRole('row').nth(1)).toContainText('$40.000001 for advances, $54.999999 to the balance');
  await page.getByText('Goes to advances, at their current balance').waitFor();
  await page.getByText('412 of 418 lines are already in july.csv').waitFor();
  await page.getByText('Kept until its payee is known').waitFor();
  await expect(page.getByText('2 people approve each statement. Someone else approves after you.')).toHaveCount(1);
  await page.getByRole('list', { name: 'Recordings to match' }).getByText('Low Tide').waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Approve $0.00?' });
  await dialog.waitFor();
  await expectAccessible(page, { within: '[role="alertdialog"]' });
  await page.keyboard.press('Escape');

  await showStatement(page, 'ready', { approvals: [{ by: BY(), at: new Date().toISOString() }], approvalsNeeded: 2 });
  await page.getByText(/1 more approval is needed from someone else/).waitFor();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  await showStatement(page, 'posting', { posted: { batches: 1, micros: '500000' } });
  await page.getByText('Being posted').first().waitFor();
  await expectAccessible(page);
  await showStatement(page, 'posted');
  await page.getByRole('link', { name: 'What Spotify owes' }).waitFor();
  await page.getByRole('button', { name: 'Reverse' }).click();
  const reversing = page.getByRole('alertdialog', { name: 'Reverse Spotify, Aug 2026?' });
  await reversing.getByRole('button', { name: 'Reverse' }).click();
  await reversing.getByText('Please enter a reason.').waitFor();
  await expectAccessible(page, { within: '[role="alertdialog"]' });
  await page.keyboard.press('Escape');
  await showStatement(page, 'reversed');
  await page.getByText('Of another month').waitFor();
  await expectAccessible(page);
});
