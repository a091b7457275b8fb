import type { Example } from './rule.ts';

/** An example in words. */
export const exampleText = (example: Example): string => (typeof example === 'string' ? example : example.shown);
