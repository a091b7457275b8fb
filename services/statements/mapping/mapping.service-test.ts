import type { StatementId } from '../../../shared/ids.ts';
import type { Mapping } from '../../../shared/statements/mapping.ts';
import { admin, type Person } from '../../test/people.ts';
import { officeStatements, params } from '../test/office-statements.ts';
import { file, line } from '../test/own-import.ts';

let office: Person;
let statements: ReturnType<typeof officeStatements>;
beforeAll(async () => {
  office = await admin();
  statements = officeStatements(office);
});

const kept = new Set<string>();
afterAll(async () => {
  const { mappings } = await office.api('GET /api/admin/statement-mappings');
  for (const { mappingId } of mappings.filter(({ name }) => kept.has(name)))
    await office.api('DELETE /api/admin/statement-mappings/{mappingId}', { params: { mappingId } });
});

const head = (statementId: StatementId) =>
  office.api('GET /api/admin/statements/{statementId}/head', params(statementId));

const save = (statementId: StatementId, mapping: Partial<Mapping> & Pick<Mapping, 'columns' | 'name'>) => {
  kept.add(mapping.name);
  const body = { use: 'stream', dates: 'day-first', ...mapping } as const;
  return office.api('POST /api/admin/statements/{statementId}/mapping', { ...params(statementId), body });
};

const give = (statementId: StatementId, body: object) =>
  office.api('POST /api/admin/statements/{statementId}/given', { ...params(statementId), body });

type Layout = {
  name: string;
  /** The lines above the header, and rows that are as wide as the header. */
  above?: string;
  header: string;
  lines: (n: number) => string;
  /** The columns by their position in the header. */
  columns: Record<'amount' | 'title', number> & Partial<Record<keyof Mapping['columns'], number>>;
  given?: object;
  amounts: [string, string];
  encoding?: 'latin1' | 'utf16le';
};

const layouts: Layout[] = [
  {
    name: 'Kontor with withheld tax',
    header: 'ISRC,TITLE,ARTIST,SHOP,COUNTRY,SALE_MONTH,UNITS,WITHHELD_AMOUNT,NET_REVENUE,CURRENCY',
    lines: (n) => `ZZR4L2600001,Low Tide,Mara,Spotify,DE,2026-08,${n},0.01,1.25000000${n},USD\n`,
    columns: { isrc: 0, title: 1, artist: 2, store: 3, territory: 4, from: 5, quantity: 6, amount: 8, currency: 9 },
    amounts: ['1.250000001', '1.250000002'],
  },
  {
    name: 'Deutsche Abrechnung',
    above: 'Abrechnung;;\nZeitraum;August 2026;\n\n',
    header: 'Titel;Künstler;ISRC;Verkaufsmonat;Stückzahl;Nettoerlös',
    lines: (n) => `Ebbe;Mara Ellis;ZZR4L2600002;01.08.2026;${n};0,284007${n}\n`,
    columns: { title: 0, artist: 1, isrc: 2, from: 3, quantity: 4, amount: 5 },
    given: { currency: 'EUR', rate: '1' },
    amounts: ['0.2840071', '0.2840072'],
    encoding: 'latin1',
  },
  {
    name: 'Relevé français',
    header: '"Titre de l\'œuvre","Code ISRC","Mois de vente","Quantité","Montant net, hors taxes","Devise"',
    lines: (n) => `Marée,ZZR4L2600003,2026-08,${n},"12,5${n}",USD\n`,
    columns: { title: 0, isrc: 1, from: 2, quantity: 3, amount: 4, currency: 5 },
    amounts: ['12.51', '12.52'],
  },
  {
    name: '日本の明細',
    header: '曲名\tアーティスト\tISRCコード\t販売月\t数量\t支払額（税抜）\t通貨',
    lines: (n) => `東京 Nights\tOda Wren\tZZR4L2600004\t2026-08\t${n}\t4.01762291000${n}\tUSD\n`,
    columns: { title: 0, artist: 1, isrc: 2, from: 3, quantity: 4, amount: 5, currency: 6 },
    amounts: ['4.017622910001', '4.017622910002'],
    encoding: 'utf16le',
  },
  {
    name: 'Odd names',
    header: `Song [main]|Net {currency} (a+b)*?.^$\\|${'Code '.repeat(60)}|Month|`,
    lines: (n) => `Low Tide|2.${n}|ZZR4L2600005|2026-08|\n`,
    columns: { title: 0, amount: 1, isrc: 2, from: 3 },
    given: { currency: 'USD' },
    amounts: ['2.1', '2.2'],
  },
];

describe('an unknown layout is mapped once (product 23.22)', () => {
  it.each(layouts)('$name: the page shows the columns, and a second file is read by itself', async (layout) => {
    const { name, above = '', header, lines, columns, given, amounts, encoding = 'utf8' } = layout;
    const file = (n: number) => {
      const mark = encoding === 'utf16le' ? '\uFEFF' : '';
      return new Uint8Array(Buffer.from(`${mark}${above}${header}\n${lines(n)}`, encoding));
    };
    const statementId = await statements.drop(file(1));
    expect((await statements.comesTo(statementId, 'stopped')).fault.code).toBe('header-unknown');
    const shown = await head(statementId);
    expect(shown.rows).toHaveLength(1);
    const chosen = Object.fromEntries(Object.entries(columns).map(([cell, at]) => [cell, shown.columns[at]]));
    await save(statementId, { name, columns: chosen as Mapping['columns'] });
    if (given) await statements.comesTo(statementId, 'stopped');
    if (given) await give(statementId, given);
    const ready = await statements.comesTo(statementId, 'ready');
    expect(ready.read).toMatchObject({
      formatName: name,
      lines: 1,
      amount: amounts[0],
      months: ['2026-08'],
      badLines: 0,
    });

    const second = await statements.drop(file(2), 'september.csv');
    if (given) expect((await statements.comesTo(second, 'stopped')).fault.code).toMatch(/currency-needed|rate-needed/);
    if (given) await give(second, given);
    expect((await statements.comesTo(second, 'ready')).read).toMatchObject({ formatName: name, amount: amounts[1] });
  });

  it('explains in one sentence why a mapping does not fit, and reads nothing', async () => {
    const file = 'Song,ISRC,Net,net ,,Month\nLow Tide,ZZR4L2600001,1.5,1.5,x,2026-08\n';
    const statementId = await statements.drop(file);
    const { ver } = await statements.comesTo(statementId, 'stopped');
    const answer = (columns: Mapping['columns']) =>
      save(statementId, { name: 'Unfit', columns }).catch((error) => ({ code: error.code, details: error.details }));
    const refused = (details: object) => ({ code: 'mapping-wrong', details });
    expect(await answer({ amount: 'Gross', isrc: 'ISRC' })).toEqual(refused({ column: 'Gross' }));
    expect(await answer({ amount: 'Net', isrc: 'ISRC' })).toEqual(refused({ repeated: 'Net' }));
    expect(await answer({ amount: ' ', isrc: 'ISRC' })).toEqual(refused({ column: ' ' }));
    expect(await answer({ amount: '', isrc: 'ISRC' })).toMatchObject({ code: 'invalid-request' });
    const text = { text: 'Song', example: 'Low Tide' };
    expect(await answer({ amount: 'Song', isrc: 'ISRC' })).toEqual(refused(text));
    expect(await answer({ amount: 'Month' })).toEqual(refused({ needed: 'isrc' }));
    expect(await statements.find(statementId)).toMatchObject({ state: 'stopped', ver });
    const { mappings } = await office.api('GET /api/admin/statement-mappings');
    expect(mappings.filter(({ name }) => name === 'Unfit')).toEqual([]);
  });

  it('rejects a mapping for a file that a known format reads', async () => {
    const statementId = await statements.drop(file(line({ title: 'Nobody', net: '1.25' })));
    await statements.comesTo(statementId, 'ready');
    const columns = { amount: 'Earnings (USD)', title: 'Title' };
    await expect(save(statementId, { name: 'Shadow', columns })).rejects.toMatchObject({
      code: 'mapping-wrong',
      details: { known: 'DistroKid (13 columns)' },
    });
  });

  it('keeps the rows to leave out, and can be changed for a statement read with it', async () => {
    const file = (n: number) =>
      `Kind;Work;Code;Sold;Before;After\nCredit;Ebb;ZZR4L2600001;2026-08;2,0${n};1,0${n}\nDebit;;;2026-08;-9;-250,00\n`;
    const statementId = await statements.drop(file(1));
    await statements.comesTo(statementId, 'stopped');
    const columns = { amount: 'Before', title: 'Work', isrc: 'Code', from: 'Sold' };
    const exclude = [{ column: 'kind', value: 'debit' }];
    expect(
      await save(statementId, { name: 'Left out', columns, exclude: [{ column: 'Sort', value: 'x' }] }).catch(String),
    ).toMatch(/mapping-wrong/);
    await save(statementId, { name: 'Left out', columns, exclude });
    await statements.comesTo(statementId, 'stopped');
    await give(statementId, { currency: 'USD' });
    const before = await statements.comesTo(statementId, 'ready');
    await save(statementId, { name: 'Left out', columns: { ...columns, amount: 'After' }, exclude });
    const after = await statements.comesTo(statementId, 'ready');
    expect([before.read.amount, after.read.amount]).toEqual(['2.01', '1.01']);
    expect(after.read.lines).toBe(1);
    const { mappings } = await office.api('GET /api/admin/statement-mappings');
    expect(mappings.filter(({ name }) => name === 'Left out')).toMatchObject([
      { exclude, columns: { amount: 'After' } },
    ]);
  });
});
