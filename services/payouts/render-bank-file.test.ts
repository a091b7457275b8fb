import { readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { validateXML } from 'xmllint-wasm';
import { type BankFile, bankText, renderBankCsv, renderPain001 } from './render-bank-file.ts';

const schema = readFileSync(new URL('test/pain.001.001.09-subset.xsd', import.meta.url), 'utf8');
const file: BankFile = {
  messageId: 'PBT01J9ZZZZZZZZZZZZZZZZZZZZZZ',
  at: new Date('2026-11-23T10:00:00Z'),
  debtor: { name: 'Segno & Söhne', iban: 'GB33BUKB20201555555555', bic: 'BUKBGB22' },
  transfers: [
    {
      reference: 'PYO01J9ZZZZZZZZZZZZZZZZZZZZZA',
      micros: 61_230_000n,
      to: { kind: 'iban', holder: 'Zoë <Ferry> & Co', iban: 'PT50000201231234567890154' },
    },
    {
      reference: 'PYO01J9ZZZZZZZZZZZZZZZZZZZZZB',
      micros: 9_007_199_254_740_993_0000n,
      to: { kind: 'iban', holder: '李小龙', iban: 'GB29NWBK60161331926819', bic: 'NWBKGB2L' },
    },
    {
      reference: 'PYO01J9ZZZZZZZZZZZZZZZZZZZZZC',
      micros: 50_050_000n,
      to: { kind: 'us-bank', holder: 'Mara Ellis', routing: '021000021', account: '12345678' },
    },
  ],
};
const check = (xml: string) => validateXML({ xml: { fileName: 'pain.xml', contents: xml }, schema });

test('renders the bank’s file as pain.001.001.09, by our subset of its schema (product 24.13)', async () => {
  const { valid, errors } = await check(renderPain001(file));
  expect(errors).toEqual([]);
  expect(valid).toBe(true);
});

test('the test’s schema rejects elements that are not in the standard', async () => {
  const xml = renderPain001(file);
  for (const [from, to] of [
    ['<ChrgBr>SHAR', '<ChrgBr>NONE'],
    ['<PmtMtd>TRF</PmtMtd>', ''],
    ['PT50', '50PT'],
    ['Ccy="USD"', ''],
    ['pain.001.001.09', 'pain.001.001.03'],
  ] as const)
    expect((await check(xml.replace(from, to))).valid).toBe(false);
});

test('numbers and sums match to the cent, however large', () => {
  const { CstmrCdtTrfInitn: message } = new XMLParser({ parseTagValue: false }).parse(renderPain001(file)).Document;
  expect(message.GrpHdr).toMatchObject({ NbOfTxs: '3', CtrlSum: '90071992547521.21' });
  expect(message.PmtInf).toMatchObject({ NbOfTxs: '3', CtrlSum: '90071992547521.21' });
  const amounts = message.PmtInf.CdtTrfTxInf.map(({ Amt }: { Amt: { InstdAmt: string } }) => Amt.InstdAmt);
  expect(amounts).toEqual(['61.23', '90071992547409.93', '50.05']);
});

test('renders the same as CSV', () =>
  expect(renderBankCsv(file).split('\n').slice(0, 2)).toEqual([
    'reference,amount,currency,name,iban,bic,routing,account',
    'PYO01J9ZZZZZZZZZZZZZZZZZZZZZA,61.23,USD,Zoe .Ferry. . Co,PT50000201231234567890154,,,',
  ]));

test.each([
  ['Zoë Müller-Strauß', 'Zoe Muller-Strauss'],
  ['=SUM(A1)', '.SUM(A1)'],
  ['+SUM(1,1)', 'SUM(1,1)'],
  ['-2+3', '2+3'],
  ['//Ferry', 'Ferry'],
  ['+', '.'],
  ['李', '.'],
])('writes %s as %s', (typed, written) => expect(bankText(typed)).toBe(written));
