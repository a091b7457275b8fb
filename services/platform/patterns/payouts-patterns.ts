import { auditKeys, indexKeys, keys, ledgerKeys, walletKeys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

const step = [keys.payoutTaxed, keys.payout, keys.openPayout, keys.payoutTotals, keys.outbox, keys.idempotency];
const money = [ledgerKeys.transaction, ledgerKeys.entry, walletKeys.wallet];

export const payoutsPatterns: readonly Pattern[] = [
  { what: 'what an artist has', by: 'walletRepository.find', how: 'GetItem', on: [walletKeys.wallet] },
  {
    what: 'an advance is granted, or what is out of it taken back or forgiven',
    by: 'advanceRepository.grant, end',
    how: 'TransactWriteItems',
    on: [keys.advance, indexKeys.allAdvances, keys.outbox, keys.idempotency, ...money, auditKeys.entry],
  },
  { what: 'an advance', by: 'advanceRepository.find', how: 'GetItem', on: [keys.advance] },
  { what: 'an artist’s advances', by: 'advanceRepository.ofArtist', how: 'Query', on: [keys.advance] },
  { what: 'a page of all advances', by: 'advanceRepository.page', how: 'Query', on: [indexKeys.allAdvances] },
  {
    what: 'all that was taken of an artist’s shares for advances',
    by: 'recoupments.allTaken',
    how: 'Query',
    on: [keys.takenForAdvance],
  },
  { what: 'an artist’s newest tax form', by: 'taxFormRepository.newest', how: 'Query', on: [keys.taxForm] },
  { what: 'a tax form', by: 'taxFormRepository.find', how: 'GetItem', on: [keys.taxForm] },
  { what: 'a page of all tax forms', by: 'taxFormRepository.page', how: 'Query', on: [indexKeys.allTaxForms] },
  {
    what: 'a tax form is sent, or rejected, or somebody of the office sees all of it',
    by: 'taxFormRepository.add, reject, seen',
    how: 'TransactWriteItems',
    on: [keys.taxForm, indexKeys.allTaxForms, keys.outbox, auditKeys.entry],
  },
  {
    what: 'an erased account has no tax forms any more',
    by: 'taxFormRepository.forget',
    how: 'DeleteItem',
    on: [keys.taxForm],
  },
  {
    what: 'what of an artist’s payouts was earned in the United States',
    by: 'withheldOf',
    how: 'GetItem',
    on: [keys.payoutTaxed],
  },
  {
    what: 'listed names that have a word of a name',
    by: 'sanctionRepository.among',
    how: 'Query',
    on: [keys.sanction],
  },
  {
    what: 'a payout is held, because a name of it may be on a list',
    by: 'payoutHoldRepository.hold',
    how: 'TransactWriteItems',
    on: [keys.payout, keys.payoutTotals],
  },
  {
    what: 'somebody of the office says that a payout goes to another person than the one on a list',
    by: 'payoutHoldRepository.clear',
    how: 'TransactWriteItems',
    on: [keys.payout, keys.payoutTotals, auditKeys.entry],
  },
  { what: 'batches of payouts for the bank', by: 'payoutBatchRepository.list', how: 'Query', on: [keys.payoutBatch] },
  { what: 'a batch of payouts', by: 'payoutBatchRepository.find', how: 'GetItem', on: [keys.payoutBatch] },
  {
    what: 'approved payouts go to the bank in one file, each once',
    by: 'payoutBatchRepository.make',
    how: 'TransactWriteItems',
    on: [keys.payout, keys.payoutBatch, keys.idempotency, auditKeys.entry],
  },
  {
    what: 'an artist’s payout methods',
    by: 'payoutMethodRepository.read',
    how: 'Query',
    on: [keys.payoutMethods, keys.payoutMethod],
  },
  { what: 'a payout method', by: 'payoutMethodRepository.find', how: 'GetItem', on: [keys.payoutMethod] },
  {
    what: 'a payout method is added, changed or removed, and its artist told',
    by: 'payoutMethodRepository.add, change, remove',
    how: 'TransactWriteItems',
    on: [keys.payoutMethods, keys.payoutMethod, keys.outbox],
  },
  {
    what: 'an erased account is paid nowhere any more',
    by: 'payoutMethodRepository.forget',
    how: 'DeleteItem',
    on: [keys.payoutMethods, keys.payoutMethod],
  },
  {
    what: 'somebody of the office sees where a payout goes',
    by: 'payoutRepository.methodSeen',
    how: 'TransactWriteItems',
    on: [auditKeys.entry],
  },
  {
    what: 'a payout is asked for, if none is open and the balance holds it',
    by: 'payoutRepository.request',
    how: 'TransactWriteItems',
    on: [...step, indexKeys.allPayouts, indexKeys.openPayouts, ...money],
  },
  {
    what: 'a payout comes into another state, and its money goes where that says',
    by: 'payoutRepository.become',
    how: 'TransactWriteItems',
    on: [...step, keys.payoutDay, indexKeys.openPayouts, ...money, auditKeys.entry],
  },
  { what: 'a payout', by: 'payoutRepository.find', how: 'GetItem', on: [keys.payout] },
  { what: 'a page of an artist’s payouts', by: 'payoutListRepository.pageOfArtist', how: 'Query', on: [keys.payout] },
  { what: 'a page of all payouts', by: 'payoutListRepository.page', how: 'Query', on: [indexKeys.allPayouts] },
  {
    what: 'a page of those that are pending',
    by: 'payoutListRepository.pageOfOpen',
    how: 'Query',
    on: [indexKeys.openPayouts],
  },
  {
    what: 'how many payouts there are, and how much is pending',
    by: 'payoutListRepository.totals',
    how: 'Query',
    on: [keys.payoutTotals],
  },
  {
    what: 'payouts of an erased account name nobody any more',
    by: 'payoutNamesRepository.forget',
    how: 'UpdateItem',
    on: [keys.payout],
  },
];
