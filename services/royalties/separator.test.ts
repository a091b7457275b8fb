import type { StatementFormat } from '../../shared/royalties/statement-format.ts';
import { readBytes } from './test/read-bytes.ts';

/** The control character that stands between texts while they are read as one. */
const SEPARATOR = '\u001f';

const format = {
  id: 'mapped',
  name: 'Ferry Distribution',
  signature: ['Code', 'Net'],
  cells: {
    isrc: ['Code'],
    upc: ['Barcode'],
    title: ['Song'],
    artist: ['Act'],
    store: ['Shop'],
    territory: ['Where'],
    use: ['What'],
    quantity: ['Count'],
    amount: ['Net'],
    currency: ['Money'],
    from: ['When'],
  },
  use: 'other',
  dates: 'day-first',
  decimals: 24,
} as const satisfies StatementFormat;

const HEADER = 'Code,Barcode,Song,Act,Shop,Where,What,Count,Net,Money,When';
const row = (code: string, song = 'Low Tide', act = 'Mara Ellis', net = '1.50') =>
  `${code},860000000000,${song},${act},Spotify,DE,Stream,2,${net},USD,1.8.2026`;
const good = Array.from({ length: 200 }, () => row('QZZZ12600001'));
const read = (...rows: string[]) => readBytes(`${[HEADER, ...good, ...rows].join('\n')}\n`, { formats: [format] });

describe('product 23.3: a cell may hold any character', () => {
  it.each([
    ['begins with it', `${SEPARATOR}ZZZ12600002`, ''],
    ['is made of it', SEPARATOR.repeat(12), ''],
    ['has it within', `QZ${SEPARATOR}Z${SEPARATOR}2600002`, `QZ${SEPARATOR}Z${SEPARATOR}2600002`],
  ])('an ISRC that %s is read as it is stored', async (_words, code, isrc) => {
    const { reading, groups, lines } = await read(row(code));
    expect(reading).toMatchObject({ lines: 201, groups: 2, amount: '301.5', bad: { count: 0 } });
    expect(groups.map((group) => group.isrc)).toEqual(lines.length === 201 ? [isrc, 'QZZZ12600001'].sort() : []);
  });

  it('a line with it that cannot be counted is told like others', async () => {
    const { reading } = await read(row(`QZ${SEPARATOR}Z${SEPARATOR}2600002`, 'Low Tide', 'Mara Ellis', 'none'));
    expect(reading).toMatchObject({
      lines: 200,
      amount: '300',
      bad: { count: 1, first: [{ line: 202, reason: 'amount' }] },
    });
  });

  it('a title with it names the same recording in a group and in its lines', async () => {
    const { groups, lines } = await read(
      row('', `Low${SEPARATOR}Tide`, `Mara${SEPARATOR}Ellis`),
      row('', 'Low Tide', 'Mara Ellis'),
    );
    const named = [groups, lines].map((rows) =>
      rows.filter(({ isrc }) => isrc === '').map(({ title, artist }) => `${title} by ${artist}`),
    );
    expect(named).toEqual([['Low Tide by Mara Ellis'], ['Low Tide by Mara Ellis', 'Low Tide by Mara Ellis']]);
  });
});
