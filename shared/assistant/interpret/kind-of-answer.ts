import type { Step } from '../step.ts';

/**
 * How free the answer to a question is. 'title': any words, even a question. 'name': names, which are hardly ever a
 * sentence. 'choice': an entry of a list, a date, a number, yes or no.
 */
export type KindOfAnswer = 'title' | 'name' | 'choice';

const TITLES: readonly Step[] = ['title', 'track_titles'];
const NAMES: readonly Step[] = ['record_label', 'p_line', 'c_line', 'artists', 'writers', 'contributors'];

export const kindOfAnswer = (step: Step): KindOfAnswer =>
  TITLES.includes(step) ? 'title' : NAMES.includes(step) ? 'name' : 'choice';
