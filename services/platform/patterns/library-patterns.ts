import { indexKeys, keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const libraryPatterns: readonly Pattern[] = [
  { what: 'a page of an artist’s library', by: 'cardRepository.library', how: 'Query', on: [indexKeys.library] },
  {
    what: 'a page of an admin’s tab of releases',
    by: 'cardRepository.tab',
    how: 'Query',
    on: [indexKeys.releasesByState],
  },
  { what: 'plans that have ended', by: 'cardRepository.endedPlans', how: 'Query', on: [indexKeys.endingPlans] },
  {
    what: 'a card follows its release',
    by: 'cardRepository.put',
    how: 'TransactWriteItems',
    on: [keys.card, keys.releaseTotals, keys.profile],
  },
  {
    what: 'a card goes with its release',
    by: 'cardRepository.remove',
    how: 'TransactWriteItems',
    on: [keys.card, keys.releaseTotals, keys.profile],
  },
];
