import * as z from 'zod';
import { StoredText, Text } from '../../text.ts';
import { type ContestableCode, contestableCodes } from './finding-kinds.ts';

/** Why a contestable finding is right as it is, in the artist's words; the office reads it beside the place (product 11.11). */
export const StatedReason = z.strictObject({
  code: z.enum(contestableCodes as [ContestableCode, ...ContestableCode[]]),
  text: Text.min(1, 'Please write why it is right'),
});
export type StatedReason = z.infer<typeof StatedReason>;

/** The same as it is stored: a finding that is not made any more stays readable. */
export const StoredReason = z.object({ code: z.string(), text: StoredText });
export type StoredReason = z.infer<typeof StoredReason>;

/** What is stated of a release, or of a track: one reason for each finding. */
export const StatedReasons = z
  .array(StatedReason)
  .max(contestableCodes.length, { error: 'Please state each reason only once', abort: true })
  .refine(
    (stated) => new Set(stated.map(({ code }) => code)).size === stated.length,
    'Please state each reason only once',
  );
