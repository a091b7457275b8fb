import { mapped, file as mappedFile, line as mappedLine } from './test/mapped-file.ts';
import { readBytes } from './test/read-bytes.ts';

const DISTROKID =
  'Reporting Date\tSale Month\tStore\tArtist\tTitle\tISRC\tUPC\tQuantity\tTeam Percentage\tSong/Album\tCountry of Sale\tSongwriter Royalties Withheld\tEarnings (USD)';
const BANDCAMP =
  'date,paid to,item type,item name,artist,currency,item price,quantity,discount code,sub total,transaction fee,fee type,item total,amount you received,bandcamp transaction id,paypal transaction id,net amount';

const sale = (store: string, kind: string, count: number, net: string) =>
  [
    '2026-10-02',
    '2026-08',
    store,
    'Mara Ellis',
    'Low Tide',
    'QZZZ12600001',
    '860000000000',
    count,
    '100',
    kind,
    'US',
    '0',
    net,
  ].join('\t');

test('DistroKid’s songs are streams at Spotify and downloads at iTunes (product 23.17)', async () => {
  const rows = [
    sale('Spotify', 'Song', 12_345, '40.10'),
    sale('iTunes', 'Song', 3, '2.10'),
    sale('TikTok', 'Song', 9, '0.1'),
  ];
  const { groups } = await readBytes(`${[DISTROKID, ...rows].join('\n')}\n`);
  expect(groups.map(({ store, use, quantity }) => [store, use, Number(quantity)])).toEqual([
    ['Spotify', 'stream', 12_345],
    ['TikTok', 'video', 9],
    ['iTunes', 'download', 3],
  ]);
});

describe('Bandcamp’s statements (product 23.2)', () => {
  const row = (kind: string, title: string, net: string, codes = '') =>
    `8/3/26 1:15am,office@example.test,${kind},${title},Mara Ellis,USD,7.00,1,,7.00,,,,,1234567,,${net}${codes}`;

  it('reads codes if the export has columns for them', async () => {
    const text = [
      `${BANDCAMP},upc,isrc`,
      row('album', 'Night Ferry', '5.00', ',860000000000,'),
      row('track', 'Low Tide', '1.00', ',,QZZZ12600001'),
    ];
    const { groups } = await readBytes(`${text.join('\n')}\n`);
    expect(groups.map(({ upc, isrc, use }) => [upc, isrc, use])).toEqual(
      expect.arrayContaining([
        ['0860000000000', '', 'download'],
        ['', 'QZZZ12600001', 'download'],
      ]),
    );
  });

  it('does not count payouts as sales', async () => {
    const text = [
      BANDCAMP,
      row('album', 'Night Ferry', '5.00'),
      row('Payout', '', '-4.00'),
      row('package', 'LP', '9.00'),
    ];
    const { reading, groups } = await readBytes(`${text.join('\n')}\n`);
    expect(reading).toMatchObject({ lines: 2, amount: '14', bad: { count: 0 } });
    expect(reading.setAside.groups).toEqual([{ reason: 'excluded', rows: 1, amount: '-4' }]);
    expect(groups.map(({ use }) => use).sort()).toEqual(['download', 'other']);
  });
});

test('the name of the amount column states the currency, if no column holds it (product 23.3)', async () => {
  const { currency: _, ...cells } = mapped.cells;
  const formats = [{ ...mapped, signature: ['Code'], cells: { ...cells, amount: ['Net (EUR)'] } }];
  const { reading } = await readBytes(mappedFile(mappedLine()).replace('Net', 'Net (EUR)'), { formats });
  expect(reading.currency).toBe('EUR');
});

test('a mapping can leave out rows by a value in any column (product 23.25)', async () => {
  const formats = [{ ...mapped, exclude: [{ column: 'What', value: 'debit' }] }];
  const text = mappedFile(mappedLine(), mappedLine({ what: 'Debit', net: '-250' }));
  expect((await readBytes(text, { formats })).reading).toMatchObject({ lines: 1, amount: '1.5' });
  const missing = [{ ...mapped, exclude: [{ column: 'Kind', value: 'debit' }] }];
  await expect(readBytes(text, { formats: missing })).rejects.toMatchObject({
    fault: { code: 'column-missing', column: 'Kind' },
  });
});

test('names an unsupported DDEX profile (product 23.2)', async () => {
  const text = 'HEAD\tdsrf/3.0\tUsageReportToCMO\t3.0\tid\nSY02.01\t1\nAS01\tx\n';
  await expect(readBytes(text)).rejects.toMatchObject({
    fault: { code: 'profile-unknown', profile: 'UsageReportToCMO 3.0' },
    message:
      'This DDEX report has the profile UsageReportToCMO 3.0, which cannot be read. Ask for FinancialReportingToRecordCompaniesSRB, or for a CSV.',
  });
});

describe('dates reordered by a spreadsheet (product 23.16)', () => {
  const BELIEVE =
    'Reporting month;Sales Month;Platform;Country / Region;Artist Name;Track title;UPC;ISRC;Release Catalog nb;Sales Type;Quantity;Client Payment Currency;Net Revenue';
  const believe = (months: string[], currency = 'EUR') => {
    const rows = months.map((month) =>
      [
        '',
        month,
        'Deezer',
        'France',
        'Mara Ellis',
        'Low Tide',
        '',
        'QZZZ12600001',
        '',
        'Streaming',
        2,
        currency,
        '1.50',
      ].join(';'),
    );
    return readBytes(`${[BELIEVE, ...rows].join('\n')}\n`);
  };

  it('are read in the order that the file shows, never all as January', async () => {
    expect((await believe(['01/08/2026', '01/09/2026'])).reading.months).toEqual(['2026-08', '2026-09']);
    expect((await believe(['8/1/2026'])).reading.months).toEqual(['2026-08']);
    expect((await believe(['05/08/2026', '31/08/2026'])).reading.months).toEqual(['2026-08']);
  });

  it('stop a file that does not show their order', async () => {
    await expect(believe(['05/08/2026'])).rejects.toMatchObject({
      fault: { code: 'too-many-bad-lines' },
      first: [{ line: 2, reason: 'date-unclear' }],
    });
  });

  it('can be combined with a currency sign that means only one currency', async () => {
    expect((await believe(['2026/08/01'], '€')).reading).toMatchObject({ currency: 'EUR', amount: '1.5' });
    await expect(believe(['2026/08/01'], '$')).rejects.toMatchObject({ first: [{ reason: 'currency' }] });
  });
});
