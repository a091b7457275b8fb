import { modelUseRepository } from '../../services/assistant/model/model-use-repository.ts';
import { admin, newArtist, table } from '../../services/test/people.ts';
import { expect, test } from './stage.ts';

const LIMITS = { artist: { calls: 300, tokens: 1_500_000, micros: 2_000_000n }, all: { micros: 20_000_000n } };

test('product 31.63: an admin sees the language model’s usage by day, and a month without any', async ({ stage }) => {
  const use = modelUseRepository(table);
  const { artistId } = await newArtist('active');
  const at = new Date();
  const most = { tokens: 9_000, micros: 20_000n };
  for (const outcome of ['answered', 'slow'] as const) {
    await use.setAside({ artistId, at, most }, LIMITS);
    await use.settle({ artistId, at, most, used: { tokens: 4_200, micros: 12_345n }, outcome });
  }
  const page = await stage.person({ as: await admin() });
  await page.goto('/dashboard/admin');
  await page.getByRole('navigation').getByRole('link', { name: 'Assistant', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Assistant' }).waitFor();
  const today = page.getByRole('table', { name: 'Days' }).getByRole('row').nth(1);
  await expect(today).toContainText('too slow 1');
  await expect(today).toContainText('8,400');
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('At most $20.00 a day');
  await page.getByRole('combobox', { name: 'Month' }).selectOption({ index: 3 });
  await page.getByText('No language model is set up.').waitFor();
});
