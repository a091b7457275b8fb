import { indexKeys, keys, ledgerKeys } from '../keys.ts';
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
    on: [
      keys.payment,
      indexKeys.paymentsOfArtist,
      indexKeys.allPayments,
      keys.intent,
      keys.paymentTotals,
      ledgerKeys.transaction,
      ledgerKeys.entry,
      keys.release,
    ],
  },
  { what: 'what became of a payment', by: 'paymentRepository.find', how: 'GetItem', on: [keys.payment] },
  {
    what: 'a payment by its id: whose it is, then itself',
    by: 'paymentRepository.findById',
    how: 'GetItem',
    on: [keys.intent, keys.payment],
  },
  {
    what: 'a page of an artist’s payments',
    by: 'paymentListRepository.pageOfArtist',
    how: 'Query',
    on: [indexKeys.paymentsOfArtist],
  },
  { what: 'a page of all payments', by: 'paymentListRepository.page', how: 'Query', on: [indexKeys.allPayments] },
  {
    what: 'how many payments there are, and their revenue',
    by: 'paymentListRepository.totals',
    how: 'Query',
    on: [keys.paymentTotals],
  },
  {
    what: 'what the provider told of a payment',
    by: 'providerEventRepository.ofPayment',
    how: 'Query',
    on: [keys.providerEvent],
  },
  {
    what: 'a page of what the provider told that fits nothing',
    by: 'providerEventRepository.unmatched',
    how: 'Query',
    on: [indexKeys.unmatchedEvents],
  },
  {
    what: 'payments of a state: those that are still to be finished',
    by: 'paymentListRepository.page',
    how: 'Query',
    on: [indexKeys.paymentsByState],
  },
  {
    what: 'a payment was given back, and its posting',
    by: 'paymentRepository.recordRefund',
    how: 'TransactWriteItems',
    on: [keys.payment, ledgerKeys.transaction, ledgerKeys.entry],
  },
];
