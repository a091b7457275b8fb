import { gzipSync } from 'node:zlib';
import { readBytes } from './test/read-bytes.ts';

/** Makes a record with the given cells by index; all others are empty. */
const record = (kind: string, columns: number, cells: Record<number, string>): string =>
  [kind, ...Array.from({ length: columns - 1 }, (_, n) => cells[n + 1] ?? '')].join('\t');

const head = record('HEAD', 16, {
  1: 'dsrf/3.0/1.0/1.0',
  2: 'FinancialReportingToRecordCompaniesProfileSRB',
  8: '2026-08-01',
  9: '2026-08-31',
  11: 'Ferry Music',
});
const summary = (id: string, territory: string, currency = 'EUR', kind = 'SY10') =>
  record(kind, 45, {
    1: id,
    4: 'SubscriptionModel',
    5: 'OnDemandStream',
    12: territory,
    13: 'Premium',
    20: 'USD',
    21: currency,
  });
const line = (of: string, net: string) =>
  record('SR08', 48, {
    1: 'tx',
    3: '860000000017',
    13: 'QZZZ12600003',
    20: 'Signal Fire',
    22: 'Kite & Anchor',
    24: of,
    25: '2026-08-15',
    28: '10',
    46: net,
  });
const file = (...records: string[]) => `${records.join('\n')}\n`;
const foot = (lines: number) => `SRFO\t${lines}\t2`;

describe('the DDEX sales report flat file, Part 9 (product 23.2)', () => {
  it('is read by its record types: a line has the territory of the summary that it refers to', async () => {
    const text = file(
      '# made for a test',
      head,
      summary('1', 'DE'),
      summary('2', 'JP', 'EUR', 'SY10.01'),
      line('1', '0.000000000000000001'),
      line('2', '1.5'),
      line('1', '-0.25'),
      foot(8),
    );
    const { format, reading, groups, lines } = await readBytes(gzipSync(text));
    expect(format).toBe('ddex_dsrf_srb');
    expect(reading).toMatchObject({
      lines: 3,
      currency: 'EUR',
      amount: '1.250000000000000001',
      quantity: '30',
      months: ['2026-08'],
    });
    expect(groups.map(({ territory, store, use, lines }) => [territory, store, use, lines])).toEqual([
      ['DE', 'Premium', 'stream', '2'],
      ['JP', 'Premium', 'stream', '1'],
    ]);
    expect(lines.map(({ line }) => line).sort()).toEqual(['5', '6', '7']);
  });

  it('is refused if its line count differs from the footer, if it has two currencies, or if it has no lines', async () => {
    await expect(readBytes(file(head, summary('1', 'DE'), line('1', '1'), foot(9)))).rejects.toMatchObject({
      fault: { code: 'lines-differ', stated: 9, read: 4 },
    });
    await expect(
      readBytes(file(head, summary('1', 'DE'), summary('2', 'JP', 'JPY'), line('1', '1'), foot(5))),
    ).rejects.toMatchObject({ fault: { code: 'two-currencies' } });
    await expect(readBytes(file(head, summary('1', 'DE'), foot(3)))).rejects.toMatchObject({
      fault: { code: 'no-lines' },
    });
  });

  it('does not count a line that refers to a missing summary', async () => {
    const lines = Array.from({ length: 200 }, () => line('1', '1'));
    const { reading } = await readBytes(file(head, summary('1', 'DE'), ...lines, line('7', '1'), foot(204)));
    expect(reading).toMatchObject({ lines: 200, amount: '200' });
    expect(reading.bad.first).toMatchObject([{ line: 203, reason: 'summary' }]);
  });
});
