import { newColleague, type Person } from '../../test/people.ts';
import { freshKey } from '../../test/releases.ts';
import { type In, officeStatements, params } from '../test/office-statements.ts';

const HEADER =
  'Sales Period,Posted Date,Store Name,Country Of Sale,Artist,Release Type,Release Title,Song Title,Label,UPC,Optional UPC,TC Song ID,Optional ISRC,Sales Type,# Units Sold,Per Unit Price,Net Sales,Net Sales Currency,Exchange Rate,Total Earned,Currency';
const sale = (net: string, currency: string, n: number) =>
  `2026-01-01,2026-10-05,Spotify,US,Nobody,Album,x,Song ${n},x,,,1,,Stream,2,0.1,${net},${currency},1,${net},${currency}`;
const content = `${[HEADER, sale('1.5', 'USD', 1), sale('2.25', 'EUR', 2), sale('0.5', 'USD', 3), sale('7', 'GBP', 4)].join('\n')}\n`;

let office: Person;
let statements: ReturnType<typeof officeStatements>;
beforeAll(async () => {
  office = await newColleague('finance');
  statements = officeStatements(office);
});

test('product 23.27: a file with three currencies becomes three statements, each with its own rate', async () => {
  const statementId = await statements.drop(content, 'three-currencies.csv');
  const stopped = await statements.comesTo(statementId, 'stopped');
  expect(stopped.fault).toMatchObject({ code: 'two-currencies', details: { currencies: ['EUR', 'GBP', 'USD'] } });

  const key = freshKey();
  const split = () => office.api('POST /api/admin/statements/{statementId}/split', { ...params(statementId), ...key });
  const { statementIds } = await split();
  const made = await Promise.all(statementIds.map((id) => statements.find(id)));
  expect(made.map(({ given }) => given.onlyCurrency)).toEqual(['EUR', 'GBP', 'USD']);
  // A repeated request creates nothing.
  expect(await split()).toEqual({ statementIds });

  const [euros, pounds, dollars] = made.map((one) => one.statementId);
  for (const [id, rate, currency, micros] of [
    [euros, '1.1', 'EUR', '2475000'],
    [pounds, '1.3', 'GBP', '9100000'],
    [dollars, undefined, 'USD', '2000000'],
  ] as const) {
    if (!id) throw new Error('A statement is missing');
    if (rate) {
      const unpriced = (await statements.comesTo(id, 'stopped')) as In<'stopped'>;
      expect(unpriced.fault.code).toBe('rate-needed');
      await office.api('POST /api/admin/statements/{statementId}/given', { ...params(id), body: { rate } });
    }
    const ready = await statements.comesTo(id, 'ready');
    expect(ready).toMatchObject({ read: { currency }, plan: { micros } });
    expect(ready.read.setAside).toMatchObject([{ reason: 'other-currency', rows: currency === 'USD' ? 2 : 3 }]);
  }
  const original = await office.api('GET /api/admin/statements/{statementId}/original', params(pounds as never));
  expect(await (await fetch(original.url)).text()).toBe(content);
});

test('product 23.27: only a statement that stopped because of its currencies can be split', async () => {
  const statementId = await statements.drop(`${HEADER}\n${sale('1', 'USD', 9)}\n`, 'one-currency.csv');
  await statements.comesTo(statementId, 'ready');
  await expect(
    office.api('POST /api/admin/statements/{statementId}/split', { ...params(statementId), ...freshKey() }),
  ).rejects.toMatchObject({ code: 'statement-elsewhere' });
});
