import * as z from 'zod';
import { ReviewMark } from '../review/review-mark.ts';
import { ChangesRequestedRelease, DraftRelease, ExportedRelease, SubmittedRelease } from './release.ts';
import { OfficeEvent } from './release-event.ts';
import { OfficeRequestedChanges } from './requested-changes.ts';

const events = z.array(OfficeEvent).default([]);
/** The last mark of a reviewer, of whichever submission: `markInForce`. */
const looksGood = ReviewMark.optional();

/** A release as it is stored and as the office reads it. An artist's replies are `Release`, which drops the names of the office's people. */
export const OfficeRelease = z.discriminatedUnion('status', [
  DraftRelease.extend({ events, looksGood }),
  SubmittedRelease.extend({ events, looksGood }),
  ChangesRequestedRelease.extend({ events, looksGood, changes: OfficeRequestedChanges }),
  ExportedRelease.extend({ events, looksGood }),
]);
export type OfficeRelease = z.infer<typeof OfficeRelease>;
