import * as z from 'zod';
import { IsoTime } from '../ids.ts';
import { ReviewMark } from '../review/review-mark.ts';
import { storedEntries } from '../stored-choice.ts';
import {
  ChangesRequestedRelease,
  ChangingRelease,
  DraftRelease,
  ExportedRelease,
  SubmittedRelease,
  WithdrawnRelease,
} from './release.ts';
import { OfficeEvent } from './release-event.ts';
import { OfficeRequestedChanges } from './requested-changes.ts';

const events = storedEntries(OfficeEvent).default([]);
/** A reviewer's last mark, on any submission. `markInForce` tells whether it applies to the current one. */
const looksGood = ReviewMark.optional();
/**
 * When a reviewer last marked a submission or opened its review. `isReviewed` tells whether that was the current one.
 */
const reviewedAt = IsoTime.optional();
const office = { events, looksGood, reviewedAt };

/** A release as stored, and as the office sees it. Artists get `Release`, which omits the names of office members. */
export const OfficeRelease = z.discriminatedUnion('status', [
  DraftRelease.extend(office),
  SubmittedRelease.extend(office),
  ChangesRequestedRelease.extend({ ...office, changes: OfficeRequestedChanges }),
  ExportedRelease.extend(office),
  WithdrawnRelease.extend(office),
  ChangingRelease.extend(office),
]);
export type OfficeRelease = z.infer<typeof OfficeRelease>;
