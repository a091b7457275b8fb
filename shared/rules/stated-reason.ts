import * as z from 'zod';
import { Text } from '../text-schemas.ts';
import { contestableCodes } from './rules.ts';

/**
 * The artist's reason why a value is right despite a contestable finding; the office reads it next to the value
 * (product 11.11).
 */
export const StatedReason = z.strictObject({
  code: z.enum(contestableCodes),
  text: Text.min(1, 'Please write why it is right'),
});
export type StatedReason = z.infer<typeof StatedReason>;

/** The reasons stated for a release or a track, one for each finding. */
export const StatedReasons = z
  .array(StatedReason)
  .max(contestableCodes.length, { error: 'Please state each reason only once', abort: true })
  .refine(
    (stated) => new Set(stated.map(({ code }) => code)).size === stated.length,
    'Please state each reason only once',
  );
