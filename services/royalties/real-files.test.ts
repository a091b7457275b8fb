import { file, good, HEADER, line, read } from './test/mapped-file.ts';
import { readBytes } from './test/read-bytes.ts';

const distrokid = (...rows: string[][]): string =>
  `${[
    'Reporting Date,Sale Month,Store,Artist,Title,ISRC,UPC,Quantity,Team Percentage,Song/Album,Country of Sale,Songwriter Royalties Withheld,Earnings (USD)'.replaceAll(
      ',',
      '\t',
    ),
    ...rows.map(([title = '', net = '', isrc = 'ZZR4L2600001']) =>
      [
        '2026-10-02',
        '2026-08',
        'Spotify',
        'Lune Ferrant',
        title,
        isrc,
        '4006381900010',
        '1',
        '100',
        'Song',
        'US',
        '0',
        net,
      ].join('\t'),
    ),
  ].join('\n')}\n`;

describe('quotes swallow no line (product 23.24)', () => {
  it('reads a quote in a tab-separated file as text', async () => {
    const titles = ['12" Mix', '"Salt" Maps', '"Ten', '7" "Nights"', '"Heroes"', '"Café" Nº 5'];
    const { reading, lines } = await readBytes(distrokid(...titles.map((title) => [title, '0.5'])));
    expect(reading).toMatchObject({ lines: 6, amount: '3', quotes: 'text', bad: { count: 0 } });
    expect(new Set(lines.map(({ title }) => title))).toEqual(new Set(titles));
  });

  it('keeps all lines if a quote opens in one title and closes in another', async () => {
    const rows = Array.from({ length: 900 }, (_, n) => [
      n === 200 ? '"Ten O’Clock' : n === 700 ? 'Ten O’Clock"' : 'Ten O’Clock',
      '0.01',
    ]);
    expect((await readBytes(distrokid(...rows))).reading).toMatchObject({ lines: 900, amount: '9' });
  });

  it('reads a tab-separated file with quoting if it proves that it quotes', async () => {
    const rows = [
      ['"12"" Mix"', '0.5'],
      ['Plain', '"1,234.50"'],
    ];
    const { reading, lines } = await readBytes(distrokid(...rows));
    expect(reading).toMatchObject({ lines: 2, amount: '1235', quotes: 'cells' });
    expect(lines.map(({ title }) => title).sort()).toEqual(['12" Mix', 'Plain']);
  });

  it('reads an unclosed quote as text if every row is complete', async () => {
    const text = file(...good(400), line({ song: 'X' }).replace('X', '"Heroes'), ...good(900));
    expect((await read(text)).reading).toMatchObject({ lines: 1_301, amount: '1951.5', quotes: 'text' });
    const weird = file(...good(400), line({ act: 'X' }).replace(',X,', ',"Weird Al" Yankovic,'), ...good(900));
    expect((await read(weird)).reading).toMatchObject({ lines: 1_301, amount: '1951.5', bad: { count: 0 } });
  });

  it('stops at an unclosed quote if a row is incomplete', async () => {
    const text = file(
      ...good(3),
      line({ song: 'Smith, John' }),
      line({ song: 'X' }).replace('X', '"Heroes'),
      ...good(900),
    );
    await expect(read(text)).rejects.toMatchObject({ fault: { code: 'quote-unclosed', line: 6 } });
  });

  it('lets the office choose if both readings of a comma-separated file are possible', async () => {
    const text = file(
      ...good(2),
      line({ song: 'X', net: '2' }).replace('X', '"Ten'),
      ...good(5),
      line({ song: 'X', net: '4' }).replace('X', 'Clock"'),
      ...good(2),
    );
    await expect(read(text)).rejects.toMatchObject({
      fault: { code: 'quotes-unclear', line: 4, asCells: { lines: 5 }, asText: { lines: 11 } },
    });
    expect((await read(text, { quotes: 'text' })).reading).toMatchObject({ lines: 11, amount: '19.5' });
    expect((await read(text, { quotes: 'cells' })).reading).toMatchObject({ lines: 5, file: { inCells: 6 } });
  });

  it('accounts for each line of a file', async () => {
    const text = file(
      line(),
      '',
      line({ song: 'Low\nTide' }),
      'Page 1 of 2',
      line({ net: 'x' }),
      ',,,,,,,,,,',
      ...good(200),
      '',
      'Total,303.00',
    );
    const { reading } = await read(`Statement\nof August\n\n${text}`);
    expect(reading).toMatchObject({ lines: 202, bad: { count: 1 }, totals: ['303'] });
    const { physical, above, setAside, blank, inCells } = reading.file;
    expect([physical, above, setAside, blank, inCells]).toEqual([213, 4, 3, 2, 1]);
    expect(physical).toBe(above + setAside + blank + inCells + reading.lines + reading.bad.count);
  });
});

describe('rows that are not sales (product 23.25)', () => {
  const totals = (row: string) => file(...good(4), row);

  test.each([
    ['in the first cell', 'Total,,,,,,,8,6.00,,'],
    ['in the seventh cell', ',,,,,,Total,8,6.00,,'],
    ['in the store', ',,,,Grand Total,,,8,6.00,,'],
    ['in the title', ',,Total,,,,,8,6.00,,'],
    ['in German', ',,,,Summe,,,8,"6.00",USD,'],
    ['rounded', ',,,,Total,,,8,6,,'],
    ['with fewer columns', 'Total,8,6.00'],
    ['with units only', ',,,,Total,,,8,,,'],
  ])('sets a totals row %s aside, and compares it with the amounts', async (_, row) => {
    const { reading } = await read(totals(row));
    expect(reading).toMatchObject({ lines: 4, amount: '6', bad: { count: 0 } });
    expect(reading.setAside.groups).toMatchObject([{ reason: 'total', rows: 1 }]);
  });

  test.each([',,,,Total,,,8,6.02,,', 'Total,8,7.00', ',,,,Total,,,9,,,'])(
    'rejects a different total, %s',
    async (row) => {
      await expect(read(totals(row))).rejects.toMatchObject({ fault: { code: 'total-differs', read: '6' } });
      expect((await read(totals(row), { control: { amount: '6.00' } })).reading.amount).toBe('6');
    },
  );

  it('compares subtotals with their own lines, wherever they are', async () => {
    const text = file(
      ...good(2),
      ',,,,Subtotal,,,,3.00,,',
      ...good(3),
      ',,,,Subtotal,,,,4.50,,',
      ',,,,Total,,,,7.50,,',
    );
    expect((await read(text)).reading).toMatchObject({ lines: 5, amount: '7.5', totals: ['3', '4.5', '7.5'] });
  });

  it('recognizes a subtotal that names its artist, without store and date', async () => {
    const text = file(
      ...good(2),
      ',,Total,Mara Ellis,,,,4,3.00,USD,',
      ...good(3),
      ',,Kite & Anchor,Total,,,,6,4.50,USD,',
    );
    const { reading } = await read(text);
    expect(reading).toMatchObject({ lines: 5, amount: '7.5', totals: ['3', '4.5'] });
    await expect(read(text.replace(',4.50,', ',4.51,'))).rejects.toMatchObject({ fault: { code: 'total-differs' } });
  });

  it.each(['Row Count,4', 'Number of lines:,4', '\x1a'])('sets aside %j below the lines as a note', async (row) => {
    const { reading } = await read(totals(row).trimEnd());
    expect(reading).toMatchObject({ lines: 4, amount: '6', bad: { count: 0 } });
    expect(reading.setAside.groups).toMatchObject([{ reason: 'note', rows: 1 }]);
  });

  it('does not take a track called Total for a total', async () => {
    const { reading } = await read(file(...good(2), line({ code: '', barcode: '', song: 'Total', act: 'Somebody' })));
    expect(reading).toMatchObject({ lines: 3, amount: '4.5' });
  });

  it('sets aside rows that name no recording, with their sum, and counts them if the office wants', async () => {
    const withdrawal = ',,,,Withdrawal,,,,-250.00,USD,1.8.2026';
    const text = file(...good(4), withdrawal);
    const { reading } = await read(text);
    expect(reading).toMatchObject({ lines: 4, amount: '6' });
    expect(reading.setAside.groups).toEqual([{ reason: 'unnamed', rows: 1, amount: '-250' }]);
    expect(reading.setAside.first).toEqual([{ line: 6, reason: 'unnamed', text: withdrawal }]);
    expect((await read(text, { more: { countsUnnamed: true } })).reading).toMatchObject({ lines: 5, amount: '-244' });
  });

  it('sets aside a withdrawal, which has no code and no artist', async () => {
    const withdrawal = line({ code: '', barcode: '', act: '', song: 'Withdrawal to PayPal', net: '-500.00' });
    const { reading } = await read(
      file(...good(4), withdrawal, line({ code: '', song: 'Withdrawal', act: 'Low Pines' })),
    );
    expect(reading).toMatchObject({ lines: 5, amount: '7.5' });
    expect(reading.setAside.groups).toEqual([{ reason: 'unnamed', rows: 1, amount: '-500' }]);
  });

  it('sets aside rows with a value that the office or the format excludes', async () => {
    const text = file(...good(4), line({ what: 'Debit', net: '-250.00' }));
    const { reading } = await read(text, { more: { exclude: [{ column: 6, value: 'debit' }] } });
    expect(reading).toMatchObject({ lines: 4, amount: '6' });
    expect(reading.setAside.groups).toEqual([{ reason: 'excluded', rows: 1, amount: '-250' }]);
  });

  it('sets aside a totals row in a file with Windows line ends', async () => {
    const text = file(...good(4), 'Total,6.00').replaceAll('\n', '\r\n');
    expect((await read(text)).reading).toMatchObject({ lines: 4, totals: ['6'] });
  });

  it('sets aside repeated headers, and remarks between lines', async () => {
    const { reading } = await read(file(...good(2), 'Page 2 of 2', HEADER, ...good(2), 'Thank you'));
    expect(reading).toMatchObject({ lines: 4, bad: { count: 0 } });
    expect(reading.setAside.groups.map(({ reason, rows }) => [reason, rows])).toEqual([
      ['header', 1],
      ['note', 2],
    ]);
  });

  it('leaves lines in a different currency to a different statement', async () => {
    const text = file(...good(2), line({ money: 'EUR', net: '7' }));
    const { reading } = await read(text, { more: { onlyCurrency: 'USD' } });
    expect(reading).toMatchObject({ lines: 2, amount: '3', currency: 'USD' });
    expect(reading.setAside.groups).toEqual([{ reason: 'other-currency', rows: 1, amount: '7' }]);
  });
});

/** In the proof (`npm run proof`), more rows than the number of errors that the engine records. */
const MANY = process.env.PROOF ? 60_000 : 1_000;

test('lists a file of short rows as bad lines, whatever their number (product 23.15)', async () => {
  const text = `${file(...good(3))}${'QZZZ12600001,1\n'.repeat(MANY)}`;
  await expect(read(text)).rejects.toMatchObject({ fault: { code: 'too-many-bad-lines' } });
});

test('names the line of a quote that is never closed, whatever follows (product 23.24)', async () => {
  const text = `${file(line({ song: 'Smith, John' }), line({ song: 'X' }).replace('X', '"Heroes'))}${`${line()}\n`.repeat(MANY)}`;
  await expect(read(text)).rejects.toMatchObject({ fault: { code: 'quote-unclosed', line: 3 } });
});

test('stops a file with too many distinct values (product 23.15)', async () => {
  const text = `${HEADER}\n${Array.from({ length: 200_002 }, (_, n) => line({ shop: `Store ${n}` })).join('\n')}\n`;
  await expect(read(text)).rejects.toMatchObject({ fault: { code: 'too-many-words' } });
});
