import { keys, ledgerKeys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const paymentsPatterns: readonly Pattern[] = [
  {
    what: 'a checkout is opened, and its release knows it',
    by: 'paymentRepository.openCheckout',
    how: 'TransactWriteItems',
    on: [keys.checkout, keys.release, keys.idempotency],
  },
  {
    what: 'a checkout ends without a payment',
    by: 'paymentRepository.closeCheckout',
    how: 'UpdateItem',
    on: [keys.release],
  },
  { what: 'what a checkout was opened for', by: 'paymentRepository.findCheckout', how: 'GetItem', on: [keys.checkout] },
  {
    what: 'a payment, its posting and the plan',
    by: 'paymentRepository.record',
    how: 'TransactWriteItems',
    on: [keys.payment, ledgerKeys.transaction, ledgerKeys.entry, keys.release],
  },
  { what: 'what became of a payment', by: 'paymentRepository.find', how: 'GetItem', on: [keys.payment] },
  {
    what: 'a payment was given back, and its posting',
    by: 'paymentRepository.recordRefund',
    how: 'TransactWriteItems',
    on: [keys.payment, ledgerKeys.transaction, ledgerKeys.entry],
  },
];
