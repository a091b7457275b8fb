import { indexKeys, keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const libraryPatterns: readonly Pattern[] = [
  { what: 'a page of an artist’s library', by: 'cardRepository.library', how: 'Query', on: [indexKeys.library] },
  {
    what: 'an artist’s releases by state, counted',
    by: 'artistTotals.states',
    how: 'GetItem',
    on: [keys.profile],
  },
  {
    what: 'a page of an admin’s tab of releases',
    by: 'cardRepository.tab',
    how: 'Query',
    on: [indexKeys.releasesBySince],
  },
  {
    what: 'a page of the same tab by title, artist or release date',
    by: 'cardRepository.ordered',
    how: 'Query',
    on: [indexKeys.releasesByTitle, indexKeys.releasesByArtist, indexKeys.releasesByDate],
  },
  { what: 'the file of a whole tab', by: 'cardRepository.rows', how: 'Query', on: [indexKeys.releasesByTitle] },
  {
    what: 'releases of a tab by the prefix of a title or an artist',
    by: 'releaseSearchRepository.search',
    how: 'Query',
    on: [keys.releaseTerm, keys.card],
  },
  {
    what: 'the search entries of a release',
    by: 'releaseSearchRepository.setTerms',
    how: 'TransactWriteItems',
    on: [keys.releaseTerm],
  },
  { what: 'plans that have ended', by: 'cardRepository.endedPlans', how: 'Query', on: [indexKeys.endingPlans] },
  {
    what: 'a card follows its release',
    by: 'cardRepository.put',
    how: 'TransactWriteItems',
    on: [keys.card, keys.releaseTotals, keys.profile],
  },
  {
    what: 'a card is removed with its release',
    by: 'cardRepository.remove',
    how: 'TransactWriteItems',
    on: [keys.card, keys.releaseTotals, keys.profile],
  },
];
