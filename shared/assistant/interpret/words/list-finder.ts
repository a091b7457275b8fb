import { phraseFinder, phrasesIn } from './phrases.ts';

/** Finds the phrases of a comma-separated list. */
export const finderOf = (list: string) => phraseFinder(phrasesIn(list).map((phrase) => [phrase, true as const]));
