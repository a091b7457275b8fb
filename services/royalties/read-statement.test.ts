import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { addDecimals, type Decimal, decimalOf, decimalText } from '../../shared/royalties/exact-decimal.ts';
import { flawText } from './line-flaw.ts';
import { file, good, HEADER, line, read } from './test/mapped-file.ts';

describe('reads a file from its bytes (product 23.2)', () => {
  const text = file(line({ net: '0.25' }), line({ net: '-0.05' }));
  const latin = Buffer.from(text.replaceAll('Low Tide', 'Sören'), 'latin1');

  it.each<[string, string | Uint8Array]>([
    ['UTF-8', text],
    ['UTF-8 with a byte order mark', `\uFEFF${text}`],
    ['little-endian UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without a byte order mark', Buffer.from(text, 'utf16le')],
    ['big-endian UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['Latin-1', latin],
    ['gzip', gzipSync(text)],
    ['gzip of Latin-1', gzipSync(latin)],
    [
      'ZIP with the files that macOS adds',
      zipSync({ 'a/august.csv': Buffer.from(text), '__MACOSX/a/._august.csv': new Uint8Array(9) }),
    ],
    ['Windows line ends', text.replaceAll('\n', '\r\n')],
    ['a last line without a line end', text.trimEnd()],
    ['semicolons', text.replaceAll(',', ';')],
    ['tabs', text.replaceAll(',', '\t')],
  ])('%s', async (_, bytes) => {
    const { reading } = await read(bytes);
    expect(reading).toMatchObject({ lines: 2, amount: '0.2', quantity: '4', currency: 'USD', months: ['2026-08'] });
  });

  it('reads letters of Latin-1', async () => {
    expect((await read(latin)).lines[0]?.title).toBe('Sören');
  });

  it('recognizes a header in another case, with spaces and extra columns', async () => {
    const other = text
      .replace(HEADER, ` code ,BARCODE,Song,Act,Shop,Where,What,Count,Net,Money,When,Extra`)
      .replaceAll('2026\n', '2026,x\n');
    expect((await read(other)).reading.amount).toBe('0.2');
  });
});

describe('reads numbers exactly (product 23.3)', () => {
  it.each<[string, string[], string]>([
    ['twenty-four decimals', ['0.000000000000000000000001', '0.1'], '0.100000000000000000000001'],
    ['exponents', ['1.25e-3', '2E2', '1e-24'], '200.001250000000000000000001'],
    ['no digit before the point', ['.5', '-.25'], '0.25'],
    ['as many decimals as characters', ['.00000001', '.00000000001', '.0000000000000001'], '0.0000000100100001'],
    [
      'more integer digits than their length suggests',
      ['1234567890.1', '12345678901.25', '123.00000000000001'],
      '13580246914.35000000000001',
    ],
    ['signs and brackets', ['+1.5', '-0.25', '(0.25)'], '1'],
    ['thousands', ['1,234.50', '1,000,000.25'], '1001234.75'],
    ['spaces between thousands', ['1 234.50', '1\u00A0000.5'], '2235'],
    ['trailing zeros beyond the exact decimals', ['0.1000000000000000000000000000'], '0.1'],
  ])('%s', async (_, amounts, sum) => {
    expect((await read(file(...amounts.map((net) => line({ net }))))).reading.amount).toBe(sum);
  });

  it.each<[string, string[], string]>([
    ['decimal commas', ['0,5', '1.234,25', '-2,75'], '1232'],
    ['decimal commas in exponents', ['1,5e-2', '0,25'], '0.265'],
  ])('%s', async (_, amounts, sum) => {
    expect((await read(file(...amounts.map((net) => line({ net }))).replaceAll('"', '"'))).reading.amount).toBe(sum);
  });

  it('restores leading zeros of a UPC, and removes hyphens from an ISRC', async () => {
    const { groups } = await read(
      file(line({ barcode: '36000291452', code: 'qz-zz1-26-00001' }), line({ barcode: '0036000291452' })),
    );
    expect(groups).toEqual([expect.objectContaining({ upc: '0036000291452', isrc: 'QZZZ12600001', lines: '2' })]);
  });

  it('reads territories by code or name, and lists unknown ones but counts their lines', async () => {
    const wheres = ['DE', 'deu', 'Germany', 'United States', 'Türkiye', 'Atlantis'];
    const { groups, reading } = await read(file(...wheres.map((where) => line({ where }))));
    expect(groups.map(({ territory, lines }) => [territory, lines])).toEqual([
      ['DE', '3'],
      ['TR', '1'],
      ['US', '1'],
      ['XX', '1'],
    ]);
    expect(reading.unknownTerritories).toEqual([{ text: 'Atlantis', lines: 1 }]);
  });

  it('groups texts in different Unicode forms as one recording (product 6.5)', async () => {
    const titled = (title: string) => line({ code: '' }).replace('Low Tide', title);
    const { groups } = await read(file(titled('Café'), titled('Cafe\u0301')));
    expect(groups.map(({ title, lines }) => [title, lines])).toEqual([['Café', '2']]);
  });

  it('identifies a recording without an ISRC by its title and artist', async () => {
    const { groups } = await read(
      file(line({ code: '' }), line({ code: '' }).replace('Low Tide', 'Harbour'), line({ code: 'QZZ' })),
    );
    expect(groups.map(({ isrc, title, lines }) => [isrc, title, lines])).toEqual([
      ['', 'Harbour', '1'],
      ['', 'Low Tide', '2'],
    ]);
  });

  it('numbers lines as a spreadsheet does, whatever is between them', async () => {
    const lines = [
      line({ net: '1' }),
      '',
      line({ net: '2' }).replace('Low Tide', '"Low\nTide"'),
      'Totals, of a kind',
      line({ net: '4' }),
      '   ',
      line({ net: '7' }),
    ];
    const { lines: stored } = await read(file(...lines));
    expect(stored.map(({ line: number, amount }) => [number, Number(amount)]).sort()).toEqual([
      ['2', 1],
      ['4', 2],
      ['6', 4],
      ['8', 7],
    ]);
  });
});

describe('bad lines (product 23.4)', () => {
  it('are listed with number and reason, and the rest is read if they are few', async () => {
    const bad = [
      'QZZZ12600001,860000000000',
      line({ net: 'n/a' }),
      line({ count: 'many' }),
      line({ when: '31.2.2026' }),
      line({ money: 'Dollars' }),
      line({ net: '1_000' }),
      `${line()},more`,
      line({ where: 'D\u001FE' }),
    ];
    const { reading } = await read(file(...good(300), ...bad, ...good(600)));
    expect(reading).toMatchObject({ lines: 900, amount: '1350' });
    expect(reading.bad.count).toBe(8);
    expect(reading.bad.first.map(({ line: number, reason }) => [number, reason])).toEqual([
      [302, 'too-few-columns'],
      [303, 'amount'],
      [304, 'quantity'],
      [305, 'month'],
      [306, 'currency'],
      [307, 'amount'],
      [308, 'too-many-columns'],
      [309, 'unreadable'],
    ]);
    expect(flawText('month')).toBe('Its month is not a date.');
    expect(reading.bad.first[1]?.text).toContain('Low Tide,Mara Ellis,Spotify,DE,Stream,2,n/a,USD');
  });

  it('compares a total below the lines, and does not count it', async () => {
    expect((await read(file(...good(3), 'Total,4.50'))).reading).toMatchObject({ lines: 3, amount: '4.5' });
    expect((await read(file(...good(3), 'Total,4.50,,,,,,,,,'))).reading).toMatchObject({ lines: 3, amount: '4.5' });
    await expect(read(file(...good(3), 'Total,4.51'))).rejects.toMatchObject({ fault: { code: 'total-differs' } });
    await expect(read(file(...good(3), 'Total,4.51,,,,,,,,,'))).rejects.toMatchObject({
      fault: { code: 'total-differs' },
    });
  });
});

test('the sums of random statements match an independent count (product 23.4)', async () => {
  const amount = fc
    .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.integer({ min: 0, max: 24 }))
    .map(([units, places]) => decimalText({ units, places }));
  const exponent = fc
    .tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: -20, max: 3 }))
    .map(
      ([n, e]) =>
        [
          `${n}e${e}`,
          decimalText(e < 0 ? { units: BigInt(n), places: -e } : { units: BigInt(n) * 10n ** BigInt(e), places: 0 }),
        ] as const,
    );
  const written = fc.oneof(
    amount.map((text) => [text, text] as const),
    exponent,
  );
  const anyLine = fc.record({
    code: fc.constantFrom('QZZZ12600001', 'QZZZ12600002'),
    where: fc.constantFrom('DE', 'US', 'FR'),
    what: fc.constantFrom('Stream', 'Download', ''),
    shop: fc.constant('Amazon Music'),
    when: fc.constantFrom('1.8.2026', '30.9.2026'),
    net: written,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(anyLine, { minLength: 1, maxLength: 300 }), async (lines) => {
      const { groups, reading } = await read(
        file(...lines.map(({ net, ...rest }) => line({ ...rest, shop: 'Amazon Music', net: net[0] }))),
        {
          given: { mark: '.' },
        },
      );
      const sums = new Map<string, Decimal>();
      for (const { code, where, what, when, net } of lines) {
        const key = [code, where, what.toLowerCase() || 'other', when === '1.8.2026' ? '2026-08' : '2026-09'].join(' ');
        sums.set(key, addDecimals(sums.get(key) ?? { units: 0n, places: 0 }, decimalOf(net[1]) as Decimal));
      }
      const readSums = groups.map(({ isrc, territory, use, month, amount }) => [
        `${isrc} ${territory} ${use} ${month}`,
        decimalText(decimalOf(amount ?? '') as Decimal),
      ]);
      expect(Object.fromEntries(readSums)).toEqual(
        Object.fromEntries([...sums].map(([key, sum]) => [key, decimalText(sum)])),
      );
      expect(reading.amount).toBe(decimalText([...sums.values()].reduce(addDecimals)));
    }),
    { numRuns: 5, endOnFailure: true },
  );
});
