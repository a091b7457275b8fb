import { keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const modelPatterns: readonly Pattern[] = [
  {
    what: 'what an artist uses of the language model on a day, within its limits',
    by: 'modelUseRepository.setAside, settle',
    how: 'UpdateItem',
    on: [keys.modelUseOfArtist],
  },
  {
    what: 'what all use of the language model on a day, within its limit',
    by: 'modelUseRepository.setAside, settle',
    how: 'UpdateItem',
    on: [keys.modelUseOfDay],
  },
  {
    what: 'the days of a month on which the language model was asked',
    by: 'modelUseRepository.daysOf',
    how: 'Query',
    on: [keys.modelUseOfDay],
  },
];
