import type { Act } from './act.ts';

export type Suggest = Extract<Act, { kind: 'suggest' }>;

/** The maximum number of characters that a suggestion quotes from the message. */
const QUOTE_LIMIT = 200;

/** Builds a "Did you mean …?" about part of a message, with its possible meanings. */
export const suggest = (words: string, suggestions: Suggest['suggestions']): Suggest => ({
  kind: 'suggest',
  said: words.slice(0, QUOTE_LIMIT),
  suggestions,
});
