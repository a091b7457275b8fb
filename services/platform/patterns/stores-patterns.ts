import { auditKeys, indexKeys, keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const storesPatterns: readonly Pattern[] = [
  {
    what: 'the current states of a release at stores',
    by: 'storeStateRepository.find',
    how: 'GetItem',
    on: [keys.releaseStores],
  },
  {
    what: 'the events about a release at stores',
    by: 'storeStateRepository.history',
    how: 'Query',
    on: [keys.releaseStores, keys.storeEvent],
  },
  {
    what: 'the files that were sent to stores',
    by: 'sentFileRepository.ofRelease',
    how: 'Query',
    on: [keys.export],
  },
  {
    what: 'something became known of a release at stores',
    by: 'storeEventRecorder.write',
    how: 'TransactWriteItems',
    on: [keys.releaseStores, keys.storeEvent, keys.release, keys.idempotency, auditKeys.entry],
  },
  {
    what: 'the exported releases whose chosen day is in a range',
    by: 'cardRepository.exportedByDay',
    how: 'Query',
    on: [indexKeys.releasesByDate],
  },
  {
    what: 'the exported releases that were submitted since a day',
    by: 'cardRepository.exportedSince',
    how: 'Query',
    on: [indexKeys.releasesBySince],
  },
];
