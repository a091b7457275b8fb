import { receiptMicros } from './receipt-micros.ts';

describe('product 23.21: the micro-dollars of a receipt', () => {
  test.each([
    [
      { amount: '1234.56', currency: 'USD' },
      { rate: '1', micros: 1_234_560_000n },
    ],
    [
      { amount: '100', currency: 'EUR', rate: '1.0837' },
      { rate: '1.0837', micros: 108_370_000n },
    ],
    [
      { amount: '0.1', currency: 'JPY', rate: '0.00667777' },
      { rate: '0.00667777', micros: 667n },
    ],
  ])('%j', (receipt, booked) => expect(receiptMicros(receipt)).toEqual(booked));

  test.each([
    [{ amount: '1', currency: 'EUR' }, 'receipt-rate-needed'],
    [{ amount: '1', currency: 'USD', rate: '0.99' }, 'receipt-rate-needed'],
    [{ amount: '0.01', currency: 'IDR', rate: '0.00006' }, 'receipt-too-small'],
  ])('%j is refused', (receipt, code) =>
    expect(() => receiptMicros(receipt)).toThrow(expect.objectContaining({ code })),
  );
});
