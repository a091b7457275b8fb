import * as z from 'zod';
import { IsoTime } from '../ids.ts';
import { type Release, SubmittedRelease } from './release.ts';

/** The submitted content: everything that the artist can change when the office asks for changes. */
export const SubmittedContent = SubmittedRelease.pick({
  title: true,
  version: true,
  primaryGenre: true,
  secondaryGenre: true,
  metadataLanguage: true,
  pLine: true,
  cLine: true,
  recordLabel: true,
  salesStart: true,
  preOrder: true,
  originalRelease: true,
  upc: true,
  stores: true,
  territories: true,
  stated: true,
  contentId: true,
  cover: true,
  tracks: true,
  trackIds: true,
});
export type SubmittedContent = z.infer<typeof SubmittedContent>;

/** A copy of a submission that the office sent back, for comparison with the next one (product 21.4). */
export const EarlierSubmission = z.object({ at: IsoTime, content: SubmittedContent });
export type EarlierSubmission = z.infer<typeof EarlierSubmission>;

export const contentOf = (release: Release): SubmittedContent => SubmittedContent.parse(release);
