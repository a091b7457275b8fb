import fc from 'fast-check';
import type { StatementFormat } from '../../shared/royalties/statement-format.ts';
import { readBytes } from './test/read-bytes.ts';
import {
  dateStyles,
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
        Object.keys(dateStyles).flatMap((dates) =>
          totalsPositions.map((totals) => ({ encoding, separator, lineEnd, numbers, dates, totals })),
        ),
      ),
    ),
  ),
);

const saleLine: fc.Arbitrary<SaleLine> = fc.record({
  isrc: fc.constantFrom('QZZZ12600001', 'QZZZ12600002', 'QZZZ12600003'),
  title: fc.constantFrom('Low Tide', 'Café Nº 5', 'Salt, Maps; one|two', 'Ünder Glass', '1,234'),
  // Two or four decimals: three could be thousands, which is a question of its own.
  units: fc.oneof(
    fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }).map((n) => BigInt(n) * 100n),
    fc.integer({ min: -99_999, max: 99_999 }).map((n) => BigInt(n) * 10n + (n < 0 ? -1n : 1n)),
  ),
  quantity: fc.nat(99_999),
  month: fc.integer({ min: 1, max: 12 }),
});

/** Another two hundred of them each day would do as well; a failure names its seed. */
const count = process.env.PROOF ? 2_400 : 200;
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

test(`product 23.2, 23.16: ${count} of all forms that a statement may have add up to the last digit`, async () => {
  const [chosen = []] = fc.sample(fc.shuffledSubarray([...forms], { minLength: forms.length }), { seed, numRuns: 1 });
  const linesOf = fc.sample(fc.array(saleLine, { minLength: 2, maxLength: 12 }), { seed, numRuns: count * 2 });
  let read = 0;
  for (const [n, form] of chosen.entries()) {
    if (read === count) break;
    const lines = linesOf[n % linesOf.length] ?? [];
    const { bytes, expected } = writeInForm(form, [...lines, ...lines]);
    if (!bytes) continue;
    read += 1;
    const result = await readBytes(bytes, { formats: [format], threads: 1 }).catch((error: Error) => error);
    const reading = result instanceof Error ? { error: result.message } : result.reading;
    expect({ seed, form, ...reading }).toMatchObject({ seed, form, ...expected, bad: { count: 0 } });
  }
  expect(read).toBe(count);
}, 1_800_000);
