import { file, good, line, read } from './test/mapped-file.ts';

const sumOf = async (amounts: readonly string[], money = 'USD') =>
  (await read(file(...amounts.map((net) => line({ net, money }))))).reading.amount;

describe('amounts as people and spreadsheets write them (product 23.16)', () => {
  it.each<[string, string, string[], string]>([
    ['dollars', 'USD', ['$0.28', '-$0.01', '$(0.01)', '($0.01)', '0.45 USD', 'US$ 1.00', 'usd 0.30'], '2'],
    ['euros with a comma', 'EUR', ['0,45 €', '€ 1.234,50', '-0,05€', 'EUR 1,10', '(1,00 €)'], '1235'],
    ['reais', 'BRL', ['R$ 1.234,50', '-R$ 0,50'], '1234'],
    ['Swiss francs', 'CHF', ["1'234.50", '-2’000.25', 'Fr. 0.75', 'CHF 1ʼ000.00'], '235'],
    ['rupees', 'INR', ['₹1,23,456.78', 'Rs. 0.22'], '123457'],
    ['crowns', 'SEK', ['12,50 kr', '1\u202F000,50 kr.', 'SEK -3,00'], '1010'],
    ['minuses', 'USD', ['1.23-', '\u22120.77', '5.00', '\u20131.00', '0.50 -'], '1.5'],
    ['spaces', 'USD', ['1 000.25', '1\u00A0000.25', '1\u2009000.25', '1\u202F000 000.25'], '1003001'],
    ['numbers that a spreadsheet treats as text', 'USD', ['="0.45"', "'0.55", '="-1,000.00"', '="(1.00)"'], '-1000'],
    ['exponents', 'EUR', ['1,5E-7', '2,5e2'], '250.00000015'],
  ])('%s', async (_, money, amounts, sum) => {
    expect(await sumOf(amounts, money)).toBe(sum);
  });

  it('reads one comma and three digits once another amount shows the mark', async () => {
    expect(await sumOf(['1,234', '0.50'])).toBe('1234.5');
    expect(await sumOf(['1.234', '0,50'])).toBe('1234.5');
    await expect(sumOf(['1,234', '5'])).rejects.toMatchObject({
      fault: { code: 'decimals-unclear', example: '1,234' },
    });
  });

  it.each(['N/A', 'NaN', 'Infinity', '0x1F', '１２', '٤٥', '1_000', '12 34', '--1', '(-1)'])(
    '%s is not a number, and is not counted',
    async (net) => {
      const { reading } = await read(file(...good(200), line({ net })));
      expect(reading).toMatchObject({ lines: 200, amount: '300', bad: { count: 1, first: [{ reason: 'amount' }] } });
    },
  );

  it('reads quantities with thousands separators, but not with underscores', async () => {
    const lines = ['1,204', '="12"', '1 000', '1_000'].map((count) => line({ count }));
    expect((await read(file(...good(400), ...lines))).reading).toMatchObject({ quantity: '3016', bad: { count: 1 } });
  });

  it('counts floating-point noise to its last decimal', async () => {
    const { reading, lines } = await read(
      file(line({ net: '5.2654' }), line({ net: '2.220446049250313e-16' }), line({ net: '1.387778780781446e-17' })),
    );
    expect(reading.amount).toBe('5.26540000000000023592239273284576');
    expect(lines).toHaveLength(3);
  });
});

describe('codes as spreadsheets write them (product 23.16)', () => {
  it.each([['="0860000000000"'], ["'0860000000000"], ['860000000000.0'], ['8-60000-00000-0'], ['860000000000']])(
    '%s is the UPC',
    async (barcode) => {
      expect((await read(file(line({ barcode })))).groups[0]).toMatchObject({ upc: '0860000000000' });
    },
  );

  it('treats a UPC in exponent notation as missing', async () => {
    const { groups } = await read(file(line({ barcode: '8.6E+11' }), line({ barcode: '6.14149E+11' })));
    expect(groups).toEqual([expect.objectContaining({ upc: '', lines: '2' })]);
  });

  it.each(['="QZZZ12600001"', "'QZZZ12600001", 'QZ-ZZ1-26-00001'])('%s is the ISRC', async (code) => {
    expect((await read(file(line({ code })))).groups[0]).toMatchObject({ isrc: 'QZZZ12600001' });
  });
});
