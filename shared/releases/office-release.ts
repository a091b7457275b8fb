import * as z from 'zod';
import { IsoTime } from '../ids.ts';
import { ReviewMark } from '../review/review-mark.ts';
import { ChangesRequestedRelease, DraftRelease, ExportedRelease, SubmittedRelease } from './release.ts';
import { OfficeEvent } from './release-event.ts';
import { OfficeRequestedChanges } from './requested-changes.ts';

const events = z.array(OfficeEvent).default([]);
/** The last mark of a reviewer, of whichever submission: `markInForce`. */
const looksGood = ReviewMark.optional();
/** When a reviewer last marked it or opened its review, in whichever submission: `isReviewed`. */
const reviewedAt = IsoTime.optional();
const office = { events, looksGood, reviewedAt };

/** A release as it is stored and as the office reads it. An artist's replies are `Release`, which drops the names of the office's people. */
export const OfficeRelease = z.discriminatedUnion('status', [
  DraftRelease.extend(office),
  SubmittedRelease.extend(office),
  ChangesRequestedRelease.extend({ ...office, changes: OfficeRequestedChanges }),
  ExportedRelease.extend(office),
]);
export type OfficeRelease = z.infer<typeof OfficeRelease>;
