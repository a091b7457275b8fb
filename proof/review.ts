import { inBrowser } from './in-browser.ts';
import type { Proof } from './violations.ts';

const REVIEWED = 100;

/**
 * A hundred queued releases, reviewed in a browser with the keyboard: at most five interactions each, and each
 * rejection reaches its artist.
 */
export const review = (): Proof[] => [
  {
    name: 'a release is reviewed with at most 5 interactions',
    count: `${REVIEWED} releases`,
    violations: inBrowser('queued releases are reviewed', { REVIEWED: String(REVIEWED) }) ? 0 : 1,
  },
];
