import * as z from 'zod';
import { isReadable } from './readable-text.ts';
import { readsAsFormula } from './spreadsheet-formula.ts';
import { TEXT_LIMIT } from './text-limit.ts';

/** The message for text that `isReadable` rejects. */
const UNREADABLE = 'Contains an invisible character. Please type it again.';

/**
 * The maximum factor by which converting text to NFC can shorten it: in the longest Unicode form, some Greek letters
 * are four characters.
 */
const LONGEST_FORM = 4;

/**
 * Prepares text for further checks: trims it, and converts it to one Unicode form (NFC), because macOS writes `é` as
 * `e` and an accent, which stores would treat as a different name (product 6.5). Text that is too long in every form is
 * rejected without further checks.
 */
const typed = (limit: number) => {
  const tooLong = { error: `Must be less than ${limit} characters`, abort: true };
  return z
    .string()
    .trim()
    .max(limit * LONGEST_FORM, tooLong)
    .normalize('NFC')
    .max(limit, tooLong);
};

/**
 * One line of text as an artist types it: trimmed, '' for none. Accepts only text that the distributor's file can
 * represent, because a submitted release can no longer be fixed. Checks the length first, and does no further checks if
 * it is too long.
 * @param limit the maximum number of characters
 */
export const line = (limit: number) =>
  typed(limit)
    .refine(isReadable, UNREADABLE)
    .refine((text) => !readsAsFormula(text), 'Can’t begin like a spreadsheet formula');

/** A line with the maximum length of a text field (product 6.5). */
export const Text = line(TEXT_LIMIT);

/** Several lines of text, each checked like a single line. */
export const lines = (limit: number) =>
  typed(limit).refine((text) => text.split('\n').every((line) => /^ *$/.test(line) || isReadable(line)), UNREADABLE);

/**
 * The name of a person or an act. A `;` separates names in the distributor's file, so it is rejected here, where the
 * artist can still change it (product 6.6).
 */
export const Name = Text.refine((name) => !name.includes(';'), 'Please write one name only: a name can’t contain ";"');

/**
 * Text that was accepted earlier. No later rule may make stored data unreadable, so none applies here. Text stored in a
 * different Unicode form is read as NFC.
 */
export const StoredText = z.string().normalize('NFC');
