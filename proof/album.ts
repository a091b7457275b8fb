import { inBrowser } from './in-browser.ts';
import type { Proof } from './proof-result.ts';

const TRACKS = 12;

/** Enters a whole album in a browser, with the keyboard only. */
export const album = (): Proof[] => [
  {
    name: 'an album is typed by keyboard only',
    count: `${TRACKS} tracks`,
    violations: inBrowser('is typed by keyboard only', { TRACKS: String(TRACKS) }) ? 0 : 1,
  },
];
