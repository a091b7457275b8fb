import { auditKeys, indexKeys, keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const takedownsPatterns: readonly Pattern[] = [
  {
    what: 'the takedowns of a release',
    by: 'takedownRepository.ofRelease',
    how: 'Query',
    on: [{ ...keys.takedown, sk: 'all' }],
  },
  {
    what: 'a page of the open takedowns, the one that is due first at the beginning',
    by: 'takedownRepository.pageOfOpen',
    how: 'Query',
    on: [indexKeys.openTakedowns],
  },
  {
    what: 'a takedown is requested, cancelled, sent or confirmed, and its release withdrawn with the last store',
    by: 'takedownRepository.save',
    how: 'TransactWriteItems',
    on: [
      keys.takedowns,
      keys.takedown,
      indexKeys.openTakedowns,
      keys.releaseStores,
      keys.storeEvent,
      keys.release,
      keys.idempotency,
      auditKeys.entry,
    ],
  },
  {
    what: 'what is known of a release at stores, with every event',
    by: 'storeStateRepository.history',
    how: 'Query',
    on: [keys.releaseStores, keys.storeEvent],
  },
  {
    what: 'the takedowns of an erased account are removed',
    by: 'takedownRepository.forget',
    how: 'DeleteItem',
    on: [keys.takedowns, keys.takedown],
  },
];
