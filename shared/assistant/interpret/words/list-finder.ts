import { phraseFinder, phrasesIn } from './phrases.ts';

/** Finds phrases of a list between commas. */
export const finderOf = (list: string) => phraseFinder(phrasesIn(list).map((phrase) => [phrase, true]));
