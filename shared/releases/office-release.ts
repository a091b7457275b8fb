import * as z from 'zod';
import { IsoTime } from '../ids.ts';
import { ReviewMark } from '../review/review-mark.ts';
import { ChangesRequestedRelease, DraftRelease, ExportedRelease, SubmittedRelease } from './release.ts';
import { OfficeEvent } from './release-event.ts';
import { OfficeRequestedChanges } from './requested-changes.ts';

const events = z.array(OfficeEvent).default([]);
/** A reviewer's last mark, for any submission: `markInForce`. */
const looksGood = ReviewMark.optional();
/** When a reviewer last marked it or opened its review, for any submission: `isReviewed`. */
const reviewedAt = IsoTime.optional();
const office = { events, looksGood, reviewedAt };

/**
 * A release as stored and as the office reads it. Artists' replies are `Release`, which drops the names of the office's
 * people.
 */
export const OfficeRelease = z.discriminatedUnion('status', [
  DraftRelease.extend(office),
  SubmittedRelease.extend(office),
  ChangesRequestedRelease.extend({ ...office, changes: OfficeRequestedChanges }),
  ExportedRelease.extend(office),
]);
export type OfficeRelease = z.infer<typeof OfficeRelease>;
