import { inBrowser } from './in-browser.ts';
import type { Proof } from './proof-result.ts';

const REVIEWED = 100;

/**
 * Reviews a hundred queued releases in a browser with the keyboard, with at most five interactions each. Each rejection
 * must reach its artist.
 */
export const review = (): Proof[] => [
  {
    name: 'a release is reviewed with at most 5 interactions',
    count: `${REVIEWED} releases`,
    violations: inBrowser('queued releases are reviewed', { REVIEWED: String(REVIEWED) }) ? 0 : 1,
  },
];
