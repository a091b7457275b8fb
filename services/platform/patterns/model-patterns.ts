import { keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const modelPatterns: readonly Pattern[] = [
  {
    what: 'an artist’s use of the language model on a day, within the limits',
    by: 'modelUseRepository.setAside, settle',
    how: 'UpdateItem',
    on: [keys.modelUseOfArtist],
  },
  {
    what: 'everybody’s use of the language model on a day, within the limit',
    by: 'modelUseRepository.setAside, settle',
    how: 'UpdateItem',
    on: [keys.modelUseOfDay],
  },
  {
    what: 'the days of a month on which the language model was used',
    by: 'modelUseRepository.daysOf',
    how: 'Query',
    on: [keys.modelUseOfDay],
  },
];
