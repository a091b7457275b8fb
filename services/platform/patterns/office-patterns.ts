import { auditIndexKeys, indexKeys, keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const officePatterns: readonly Pattern[] = [
  {
    what: 'a page of the audit',
    by: 'auditRepository.page',
    how: 'Query',
    on: [auditIndexKeys.all],
  },
  { what: 'the audit of one object', by: 'auditRepository.page', how: 'Query', on: [auditIndexKeys.ofObject] },
  { what: 'the audit of one person’s acts', by: 'auditRepository.page', how: 'Query', on: [auditIndexKeys.ofPerson] },
  {
    what: 'the audit of one kind of object',
    by: 'auditRepository.page',
    how: 'Query',
    on: [auditIndexKeys.ofKind],
  },
  {
    what: 'the recount: a page of everything that is counted (no request)',
    by: 'countedKinds',
    how: 'Query',
    on: [indexKeys.allUsers, indexKeys.releasesByState, indexKeys.allPayments, indexKeys.leads],
  },
  {
    what: 'the recount: the cards of each artist (no request)',
    by: 'countedLibraries',
    how: 'Query',
    on: [indexKeys.allUsers, keys.card],
  },
  {
    what: 'the current shards of a total (no request)',
    by: 'counters.shards',
    how: 'Query',
    on: [keys.userTotals, keys.releaseTotals, keys.paymentTotals, keys.leadTotals],
  },
  {
    what: 'a shard of a total is corrected, if it has not changed',
    by: 'counters.repair',
    how: 'UpdateItem',
    on: [keys.userTotals, keys.releaseTotals, keys.paymentTotals, keys.leadTotals],
  },
  {
    what: 'an artist’s current counts, in the profile (no request)',
    by: 'artistTotals.find',
    how: 'GetItem',
    on: [keys.profile],
  },
  {
    what: 'an artist’s counts are corrected, if they have not changed',
    by: 'artistTotals.repair',
    how: 'UpdateItem',
    on: [keys.profile],
  },
  { what: 'the progress of a recount', by: 'recountRepository.find', how: 'GetItem', on: [keys.recount] },
  { what: 'a page was counted, once', by: 'recountRepository.save', how: 'PutItem', on: [keys.recount] },
];
