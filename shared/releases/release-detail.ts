import * as z from 'zod';
import { Media } from '../media/media.ts';
import { EarlierSubmission } from './earlier-submission.ts';
import { OfficeRelease } from './office-release.ts';
import { Release } from './release.ts';
import { OfficeMessage, ReleaseMessage } from './release-message.ts';

/** A release with its thread and uploads: for each place, the newest one that is in progress, rejected or in use. */
export const ReleaseDetail = z.object({
  release: Release,
  media: z.array(Media),
  /** The thread between artist and office, oldest first. */
  messages: z.array(ReleaseMessage),
  /** A copy of the last submission that the office sent back. */
  earlier: EarlierSubmission.nullable(),
});
export type ReleaseDetail = z.infer<typeof ReleaseDetail>;

/** The same for the office, with the person behind each event in the history. */
export const OfficeReleaseDetail = ReleaseDetail.extend({ release: OfficeRelease, messages: z.array(OfficeMessage) });
export type OfficeReleaseDetail = z.infer<typeof OfficeReleaseDetail>;
