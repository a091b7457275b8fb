import type { Page } from '@playwright/test';
import { newArtist, newColleague } from '../../services/test/people.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './stage.ts';
import { createLiveRelease, drop, expectState } from './statement-stage.ts';
import { STAGES } from './time-limits.ts';

// Several files are read, and read again, one after the other.

/**
 * The lines of a file about a live release, with the header first. Each test uses its own month, because an approval
 * waits for the payer's other statements of that month.
 */
async function linesIn(month: string): Promise<string[]> {
  const { file } = await createLiveRelease(await newArtist('active'));
  return file.trimEnd().replaceAll('2026-08', month).split('\n');
}

const text = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve and post' }).click();
  await expectState(page, 'Posted');
}

const statementIs = (page: Page, amount: string) =>
  expect(page.getByRole('region', { name: 'What is posted' })).toContainText(`The statement${amount}`, STAGES);

test('product 23.26: a cumulative export posts only its new lines, and statements that it relies on cannot be reversed before it', async ({
  stage,
}) => {
  const [header = '', ...lines] = await linesIn('2025-01');
  const office = await stage.person({ as: await newColleague('finance'), width: 1440 });
  await drop(office, { name: 'january.csv', text: text([header, ...lines]) });
  await expectState(office, 'To approve');
  await approve(office);
  const january = office.url();

  // Lines that were already posted are left out, and their statements are named.
  const added = (lines[0] ?? '').replace('Spotify', 'TIDAL').replace('40.123456789', '7.5');
  await drop(office, { name: 'all-dates.csv', text: text([header, ...lines, added]) });
  await office.getByText('3 of 4 lines are already in january.csv').waitFor(STAGES);
  await office.getByText('5: 1 counted, 3 posted before, 1 above the header').waitFor();
  await statementIs(office, '$7.50');
  await expectAccessible(office);
  await approve(office);
  await statementIs(office, '$7.50');

  // A file without new lines stops. The office's decision that its lines are genuine can be undone.
  await drop(office, { name: 'once-more.csv', text: text([header, added, ...lines]) });
  await office.getByText(/^All 4 lines were posted before, with /).waitFor(STAGES);
  await expectAccessible(office);
  await office.getByRole('button', { name: 'They’re genuine: post them too' }).click();
  await office.getByText('All lines count, including those already posted').waitFor(STAGES);
  await statementIs(office, '$83.12');
  await office.getByRole('button', { name: 'Leave out lines already posted' }).click();
  await office.getByText(/^All 4 lines were posted before, with /).waitFor(STAGES);

  // An old line with a different amount is asked about.
  const restated = lines.map((line) => line.replace('30.000001', '31'));
  await drop(office, { name: 'restated.csv', text: text([header, ...restated, added]) });
  await office.getByText(/^One line was posted before with another amount .* see line 3\./).waitFor(STAGES);
  await office.getByRole('button', { name: 'It’s new: post it too' }).click();
  await statementIs(office, '$31.00');
  const decisions = office.getByRole('list', { name: 'Decisions about this file' });
  await decisions.getByRole('button', { name: 'Don’t count them as new' }).click();
  await office.getByText(/^One line was posted before with another amount/).waitFor(STAGES);

  await office.goto(january);
  await office.getByRole('button', { name: 'Reverse' }).click();
  const reversing = office.getByRole('alertdialog');
  await reversing.getByLabel('Reason').fill('The wrong file');
  await reversing.getByRole('button', { name: 'Reverse' }).click();
  await office.getByText(/^all-dates\.csv left out lines because this statement has them\./).waitFor();
  stage.expectError(/409 \(Conflict\)/);
  await expectState(office, 'Posted');
});

test('product 23.24: the office chooses between two readings of a file’s quotation marks, and can change the choice', async ({
  stage,
}) => {
  const [header = '', line = ''] = await linesIn('2025-02');
  const titled = (title: string) => line.replace('Low Tide', title);
  const lines = [line, titled('"Ten'), line, line, titled('Clock"'), line];
  const office = await stage.person({ as: await newColleague('finance'), width: 390 });
  await drop(office, { name: 'february.csv', text: text([header, ...lines]) });
  await office.getByText(/^The quotation marks from line 3 on can be read in two ways\./).waitFor(STAGES);
  await expectAccessible(office);
  await office.getByRole('button', { name: 'They’re text: 6 lines, 240.740740734' }).click();
  await statementIs(office, '$240.74');
  const decisions = office.getByRole('list', { name: 'Decisions about this file' });
  await expectAccessible(office);
  await decisions.getByRole('button', { name: 'Read them as the ends of cells' }).click();
  await statementIs(office, '$120.37');
  await decisions.getByRole('button', { name: 'Read them as text' }).waitFor();
});

test('product 23.25: a totals row and rows without a recording are set aside, listed with their sum, and counted on request', async ({
  stage,
}) => {
  const [header = '', ...lines] = await linesIn('2025-03');
  const unnamed = '2026-10-05,2025-03,Spotify,,,,,12,100,Stream,DE,,2.5';
  const total = ',,,,,,Total,36,,,,,75.623457789';
  const office = await stage.person({ as: await newColleague('finance'), width: 1440 });
  await drop(office, { name: 'march.csv', text: text([header, ...lines, unnamed, total]) });
  await statementIs(office, '$75.62');
  await office.getByText('USD 75.623457789 in the file, matches the lines').waitFor();
  const setAside = office.getByRole('region', { name: '2 rows set aside' });
  await expect(setAside.getByRole('listitem')).toHaveText(['Totals: 1 row', 'No recording named: 1 row, USD 2.50']);
  await expect(setAside.getByRole('table').getByRole('row').nth(1)).toContainText(unnamed);
  await expectAccessible(office);

  // If they are counted, the lines no longer match the file's total. The decision can be undone on the stopped
  // statement.
  await setAside.getByRole('button', { name: 'Count rows without a recording' }).click();
  await office.getByText('The lines add up to 78.123457789, and the total says 75.623457789.').waitFor(STAGES);
  await expectAccessible(office);
  await office
    .getByRole('list', { name: 'Decisions about this file' })
    .getByRole('button', { name: 'Set them aside' })
    .click();
  await statementIs(office, '$75.62');
});
