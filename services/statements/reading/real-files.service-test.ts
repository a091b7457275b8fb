import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { decimalOf, decimalText } from '../../../shared/royalties/exact-decimal.ts';
import { FileSettings } from '../../../shared/statements/file-settings.ts';
import { Mapping } from '../../../shared/statements/mapping.ts';
import { type OwnImport, ownImport } from '../test/own-import.ts';

/** Files in the real layouts of payers, with the expected results. The sums were computed by a different program. */
const Case = z.object({
  id: z.string(),
  file: z.string(),
  /** The file of a statement to post first. */
  before: z.string().optional(),
  given: FileSettings.optional(),
  mapping: Mapping.optional(),
  expect: z.object({
    state: z.literal('ready'),
    amount: z.string().optional(),
    lines: z.int().optional(),
    currency: z.string().optional(),
    months: z.array(z.string()).optional(),
    badLines: z.int().optional(),
    matched: z.string().optional(),
  }),
});
const Release = z.object({
  artist: z.string(),
  title: z.string(),
  upc: z.string(),
  tracks: z.array(z.tuple([z.string(), z.string()])),
});
const folder = new URL('../test/real-files/', import.meta.url);
const { cases, catalogue } = z
  .object({ cases: z.array(Case), catalogue: z.array(Release) })
  .parse(JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')));
const bytesOf = (name: string) => readFileSync(new URL(name, folder));
const plain = (amount: string) => decimalText(decimalOf(amount) ?? { units: 0n, places: 0 });

let own: OwnImport;
beforeAll(async () => {
  own = await ownImport();
  for (const { title, upc, tracks } of catalogue)
    await own.release({ title, upc, recordings: tracks.map(([isrc, name]) => ({ isrc, title: name })) });
});

test.each(cases.map((one) => [one.id, one] as const))('%s: a real file', async (_, one) => {
  const { file, before, given, mapping, expect: expected } = one;
  if (before) {
    const first = await own.drop(bytesOf(before), { fileName: before });
    await own.approve(first.statementId);
    await own.post(first.statementId);
  }
  let statement = await own.drop(bytesOf(file), { fileName: file, ...(given && { given }) });
  // A layout that was mapped for an earlier file is already known.
  if (mapping && statement.state === 'stopped') {
    expect(statement).toMatchObject({ state: 'stopped', fault: { code: 'header-unknown' } });
    await own.map(mapping);
    statement = await own.again(statement.statementId, {});
  }
  expect(statement).toMatchObject({ state: 'ready' });
  if (statement.state !== 'ready') return;
  const { amount, lines, badLines, currency, months } = statement.read;
  const read = { state: 'ready', amount: plain(amount), lines, badLines, currency, months };
  const { matched, ...told } = expected;
  expect(read).toMatchObject({ ...told, ...(told.amount && { amount: plain(told.amount) }) });
  if (matched) expect(plain(statement.matches.matched.amount)).toBe(plain(matched));
  const { physical, ...parts } = statement.read.file ?? { physical: 0 };
  expect(Object.values(parts).reduce((sum, part) => sum + part, lines + badLines)).toBe(physical);
});

test('product 23.26: only the new lines of a cumulative export are posted', async () => {
  const statements = await Promise.all(
    (await own.needs.posted.of('distrokid')).statements.map(({ statementId }) => own.find(statementId)),
  );
  expect(statements.map(({ fileName }) => fileName)).toEqual(['all-dates-october.tsv']);
  const november = await own.drop(Buffer.concat([bytesOf('all-dates-november.tsv'), Buffer.from('\n')]));
  expect(november).toMatchObject({
    state: 'ready',
    read: {
      lines: 6,
      postedBefore: { lines: 4, amount: '4.86', statements: [{ fileName: 'all-dates-october.tsv', lines: 4 }] },
    },
    plan: { micros: '810000' },
  });
});
