import fc from 'fast-check';
import type { StatementFormat } from '../../shared/royalties/statement-format.ts';
import { readBytes } from './test/read-bytes.ts';
import {
  encodings,
  type Form,
  lineEnds,
  numberStyles,
  type SaleLine,
  separators,
  totalsPositions,
  writeInForm,
} from './test/statement-writer.ts';

const format: StatementFormat = {
  id: 'forms',
  name: 'Any payer',
  signature: ['Artist', 'ISRC', 'Net'],
  cells: {
    artist: ['Artist'],
    title: ['Title'],
    isrc: ['ISRC'],
    from: ['Month'],
    quantity: ['Units'],
    currency: ['Currency'],
    amount: ['Net'],
  },
  use: 'stream',
  dates: 'day-first',
  decimals: 24,
};

const forms: readonly Form[] = Object.keys(encodings).flatMap((encoding) =>
  separators.flatMap((separator) =>
    lineEnds.flatMap((lineEnd) =>
      Object.keys(numberStyles).flatMap((numbers) =>
        totalsPositions.map((totals) => ({ encoding, separator, lineEnd, numbers, totals })),
      ),
    ),
  ),
);

const saleLine: fc.Arbitrary<SaleLine> = fc.record({
  isrc: fc.constantFrom('QZZZ12600001', 'QZZZ12600002', 'QZZZ12600003'),
  title: fc.constantFrom('Low Tide', 'Café Nº 5', 'Salt, Maps; one|two', 'Ünder Glass', '1,234'),
  // Two or four decimals, because three could be a thousands group, which other tests cover.
  units: fc.oneof(
    fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }).map((n) => BigInt(n) * 100n),
    fc.integer({ min: -99_999, max: 99_999 }).map((n) => BigInt(n) * 10n + (n < 0 ? -1n : 1n)),
  ),
  quantity: fc.nat(99_999),
  month: fc.integer({ min: 1, max: 12 }),
});

/**
 * The number of files to write and read. Each has about fifteen date styles, so this tests 350 combinations, or more
 * than 3,000 in the proof.
 */
const count = process.env.PROOF ? 240 : 24;
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const LINES = 20;

test(`statements in ${count} forms add up to the last digit (seed ${seed}) (product 23.2, 23.16)`, async () => {
  const [chosen = []] = fc.sample(fc.shuffledSubarray([...forms], { minLength: forms.length }), { seed, numRuns: 1 });
  const statements = fc.sample(fc.array(saleLine, { minLength: LINES, maxLength: LINES }), { seed, numRuns: count });
  let [files, combinations] = [0, 0];
  for (const form of chosen) {
    const { bytes, dates, expected } = writeInForm(form, statements[files] ?? []);
    if (!bytes) continue;
    if (files === count) break;
    files += 1;
    combinations += dates;
    const result = await readBytes(bytes, { formats: [format], threads: 1 }).catch((error: Error) => error);
    const reading = result instanceof Error ? { error: result.message } : result.reading;
    expect({ seed, form, ...reading }).toMatchObject({ seed, form, ...expected, bad: { count: 0 } });
  }
  expect(combinations).toBeGreaterThan(count * 13);
}, 1_800_000);
