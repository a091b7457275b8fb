import type { ExpectedUpload } from '../../../../shared/media/batch-upload.ts';

/** How to send a file that the server expects, and until when its URL can be used, if it has one. */
export type IssuedUpload = { expected: ExpectedUpload; until: number };

/**
 * How long to use an upload URL. It is valid for a quarter of an hour; the last minute allows for clock differences.
 */
const URL_USABLE_MS = 14 * 60_000;
export const issuedNow = (expected: ExpectedUpload): IssuedUpload => ({
  expected,
  until: Date.now() + URL_USABLE_MS,
});
