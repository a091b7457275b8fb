import { auditKeys, indexKeys, keys, ledgerKeys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const paymentsPatterns: readonly Pattern[] = [
  {
    what: 'a checkout is opened, and its release knows it',
    by: 'checkoutRepository.open',
    how: 'TransactWriteItems',
    on: [keys.checkout, keys.release, keys.idempotency],
  },
  {
    what: 'a checkout ends without a payment',
    by: 'checkoutRepository.close',
    how: 'UpdateItem',
    on: [keys.release],
  },
  { what: 'what a checkout was opened for', by: 'checkoutRepository.find', how: 'GetItem', on: [keys.checkout] },
  {
    what: 'what is known of a payment intent',
    by: 'findIntent',
    how: 'GetItem',
    on: [keys.intent],
  },
  {
    what: 'a change of it, and all that follows: the payment, its postings, mails and totals, the plan, the event; a refund with audit and answer',
    by: 'intentRepository.save',
    how: 'TransactWriteItems',
    on: [
      keys.intent,
      keys.providerEvent,
      indexKeys.unmatchedEvents,
      keys.payment,
      indexKeys.paymentsOfArtist,
      indexKeys.allPayments,
      indexKeys.paymentsByState,
      keys.paymentTotals,
      ledgerKeys.transaction,
      ledgerKeys.entry,
      keys.release,
      keys.outbox,
      auditKeys.entry,
      keys.idempotency,
    ],
  },
  { what: 'what came of an event', by: 'providerEventRepository.outcomeOf', how: 'GetItem', on: [keys.providerEvent] },
  {
    what: 'an event that changes nothing else',
    by: 'providerEventRepository.store',
    how: 'PutItem',
    on: [keys.providerEvent, indexKeys.unmatchedEvents],
  },
  { what: 'the payments of a release', by: 'paymentListRepository.ofRelease', how: 'Query', on: [keys.payment] },
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
    what: 'payments that are still to go back',
    by: 'paymentListRepository.refunding',
    how: 'Query',
    on: [indexKeys.paymentsByState],
  },
];
