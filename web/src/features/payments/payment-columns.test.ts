import { renderToStaticMarkup } from 'react-dom/server';
import type { OfficePayment } from '../../../../shared/payments/payment-view.ts';
import { paymentColumns } from './payment-columns.tsx';

describe('the columns of Payment History (product 10.20)', () => {
  const of = (key: string, different: Partial<OfficePayment>): string =>
    renderToStaticMarkup(
      paymentColumns.find((column) => column.key === key)?.cell?.(different as OfficePayment),
    ).replace(/<[^>]*>/g, '');

  test('are in this order', () => {
    expect(paymentColumns.filter(({ cell }) => cell).map(({ header }) => header)).toEqual([
      'Release',
      'Artist',
      'Plan',
      'Royalty %',
      'Amount',
      'State',
      'Date',
      'Payment ID',
    ]);
  });

  test('show the first twenty characters of an id', () => {
    expect(of('id', { paymentId: 'pi_12345678901234567' })).toBe('pi_12345678901234567');
    expect(of('id', { paymentId: 'pi_123456789012345678' })).toBe('pi_12345678901234567…');
  });

  test('show amounts with two decimals, and percentages with their sign', () => {
    expect(of('amount', { cents: 300 })).toBe('$3.00');
    expect(of('royalty', { percentage: 100 })).toBe('100%');
    expect(of('date', { paidAt: '2026-11-21T12:00:00.000Z' })).toBe('Nov 21, 2026');
    expect(of('artist', { artistName: '' })).toBe('Unknown');
  });
});
