import * as z from 'zod';
import { StoredText, Text } from '../text-schemas.ts';

/** A P-line or C-line as typed, with year and holder separate. Shown and exported as 'YYYY holder' (product 6.12). */
export const RightsLine = z.strictObject({
  year: z
    .number('Must be a valid number')
    .int('Must be a valid number')
    .min(1900, 'Must be 1900 or later')
    .max(2100, 'Must be 2100 or earlier'),
  holder: Text.min(1, 'Please enter who holds the rights'),
});
export type RightsLine = z.infer<typeof RightsLine>;
export const StoredRightsLine = RightsLine.extend({ holder: StoredText });
