import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { newColleague } from '../../services/test/people.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './stage.ts';
import { STAGES } from './time-limits.ts';

/** A workbook of this test's own, which no other test has dropped. */
function ownWorkbook(): Buffer {
  const parts = unzipSync(
    readFileSync(new URL('../../services/royalties/test/workbooks/two-months.xlsx', import.meta.url)),
  );
  const name = 'xl/sharedStrings.xml';
  const strings = strFromU8(parts[name] as Uint8Array).replace('Low Tide', randomUUID());
  return Buffer.from(zipSync({ ...parts, [name]: strToU8(strings) }));
}

const HEADER =
  'Reporting Date,Sale Month,Store,Artist,Title,ISRC,UPC,Quantity,Team Percentage,Song/Album,Country of Sale,Songwriter Royalties Withheld,Earnings (USD)';
const latinFile = (): Buffer =>
  Buffer.from(
    `${HEADER}\n2026-10-05,2026-08,Spotify,${randomUUID()},Caf\xe9 N\xba 5,,,12,100,Stream,DE,,1.5\n`,
    'latin1',
  );

async function drop(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto('/dashboard/admin/statements');
  await page
    .getByLabel('Choose files: Statements of stores and distributors')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.waitForURL(/\/dashboard\/admin\/statements\/stm_/);
  await page.getByRole('link', { name: 'Back to all statements' }).waitFor();
}

test('product 23.14, 30.6: a workbook is read from one sheet, then from the one that the office chooses', async ({
  stage,
}) => {
  const office = await stage.person({ as: await newColleague('finance') });
  await drop(office, 'ferry.xlsx', ownWorkbook());
  const sheet = office.getByRole('combobox', { name: 'Sheet' });
  await expect(sheet).toHaveValue('August', STAGES);
  await office.getByText('USD 1.25').first().waitFor();
  await expectAccessible(office);
  await sheet.selectOption('September');
  await office.getByRole('button', { name: 'Read this sheet' }).click();
  await expect(sheet).toHaveValue('September', STAGES);
  await office.getByText('USD 7.50').first().waitFor();
});

test('product 23.14, 30.6: the encoding is guessed, then chosen by how a title looks', async ({ stage }) => {
  const office = await stage.person({ as: await newColleague('finance') });
  await drop(office, 'august.csv', latinFile());
  const letters = office.getByRole('combobox', { name: 'Text encoding' });
  await expect(letters).toHaveValue('windows-1252', STAGES);
  await office.getByText('Western European (Windows), a guess').waitFor();
  await letters.selectOption({ label: 'CafÈ N∫ 5 – Western European (Mac)' });
  await office.getByRole('button', { name: 'Read it this way' }).click();
  await office.getByText('Western European (Mac), chosen by the office').waitFor(STAGES);
  await expect(letters).toHaveValue('macintosh');
  await expectAccessible(office);
});
