import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { addDecimals, type Decimal, decimalOf, decimalText } from '../../shared/royalties/exact-decimal.ts';
import { formats } from '../../shared/royalties/formats.ts';
import { readBytes } from './test/read-bytes.ts';

const SAMPLES = new URL('./test/samples/', import.meta.url);
const samples = readdirSync(SAMPLES);

/** Reads the amounts of a sample with an independent reader, as whole numbers. */
function amountsOf(bytes: Buffer, id: string): string[] {
  const text = bytes[0] === 0xff ? bytes.toString('utf16le') : bytes.toString('utf8');
  const column = (formats.find((format) => format.id === id)?.cells.amount?.[0] ?? '').replace('{currency}', 'USD');
  const delimiter =
    [';', '\t', ','].find((one) => text.split('\n').some((line) => line.split(one).includes(column))) ?? ',';
  const rows = parse(text, { delimiter, bom: true, relax_column_count: true }) as string[][];
  const header = rows.findIndex((row) => row.includes(column));
  const at = rows[header]?.indexOf(column) ?? -1;
  return rows.slice(header + 1).map((row) => row[at] ?? '');
}

const sumOf = (amounts: readonly string[]): string =>
  decimalText(amounts.map((amount) => decimalOf(amount) as Decimal).reduce(addDecimals));

test('there is a sample of each format that has a header', () => {
  expect(samples.map((name) => name.split('.')[0]).sort()).toEqual(formats.map(({ id }) => id).sort());
});

test.each(samples)('%s is recognized and adds up to the last digit (product 23.2, 23.4)', async (name) => {
  const bytes = readFileSync(new URL(name, SAMPLES));
  const id = name.split('.')[0] ?? '';
  const settings = id === 'prs' ? { month: '2026-08' } : {};
  const { format, reading, groups, lines } = await readBytes(bytes, { given: settings });
  const amounts = amountsOf(bytes, id);
  expect(format).toBe(id);
  expect(reading).toMatchObject({ amount: sumOf(amounts), lines: amounts.length, months: ['2026-08'] });
  expect(reading.bad.count + reading.unknownTerritories.length).toBe(0);
  // The stored lines are those of the file, each with its row number.
  const numbers = lines.map(({ line }) => Number(line)).sort((a, b) => a - b);
  expect(numbers).toEqual(amounts.map((_, n) => (numbers[0] ?? 0) + n));
  expect(sumOf(lines.map(({ amount }) => amount ?? ''))).toBe(reading.amount);
  expect(groups.length).toBe(reading.groups);
  if (id !== 'prs' && id !== 'bandcamp')
    expect(groups.every(({ isrc }) => /^QZZZ126\d{5}$/.test(isrc ?? ''))).toBe(true);
});
