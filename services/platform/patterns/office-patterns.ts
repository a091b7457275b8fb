import { auditIndexKeys, indexKeys, keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const officePatterns: readonly Pattern[] = [
  {
    what: 'a page of what was done in the office’s name',
    by: 'auditRepository.page',
    how: 'Query',
    on: [auditIndexKeys.all],
  },
  { what: 'what was done to one object', by: 'auditRepository.page', how: 'Query', on: [auditIndexKeys.ofObject] },
  { what: 'what one person did', by: 'auditRepository.page', how: 'Query', on: [auditIndexKeys.ofPerson] },
  {
    what: 'what was done to one kind of object',
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
    what: 'the shards of a total, as they are now (no request)',
    by: 'counters.shards',
    how: 'Query',
    on: [keys.userTotals, keys.releaseTotals, keys.paymentTotals, keys.leadTotals],
  },
  {
    what: 'a shard of a total is set right, if it has not moved',
    by: 'counters.repair',
    how: 'UpdateItem',
    on: [keys.userTotals, keys.releaseTotals, keys.paymentTotals, keys.leadTotals],
  },
  {
    what: 'what an artist has, in the profile, as it is now (no request)',
    by: 'artistTotals.find',
    how: 'GetItem',
    on: [keys.profile],
  },
  {
    what: 'what an artist has is set right, if it has not moved',
    by: 'artistTotals.repair',
    how: 'UpdateItem',
    on: [keys.profile],
  },
  { what: 'how far a recount is', by: 'recountRepository.find', how: 'GetItem', on: [keys.recount] },
  { what: 'a page was counted, once', by: 'recountRepository.save', how: 'PutItem', on: [keys.recount] },
];
