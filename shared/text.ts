import * as z from 'zod';
import { readsAsFormula } from './formula.ts';
import { isReadable } from './readable.ts';
import { TEXT_LIMIT } from './text-limit.ts';

/** The message about a text that `isReadable` refuses. */
const UNREADABLE = 'Contains an invisible character. Please type it again.';

/** A character becomes at most four in the longest form of Unicode: some Greek letters do. */
const LONGEST_FORM = 4;

/**
 * Prepares a text for further checks: trimmed, and in one form of Unicode (NFC), because macOS writes `é` as `e` and an
 * accent, which stores take for another name (product 6.5). A text that is too long in every form is refused unread.
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
 * One line of text as an artist types it: trimmed, '' for none. Accepts only what the distributor's file can hold,
 * because a submitted release can no longer be fixed. Checks the length first, and nothing else of a text that is too
 * long.
 * @param limit the most characters
 */
export const line = (limit: number) =>
  typed(limit)
    .refine(isReadable, UNREADABLE)
    .refine((text) => !readsAsFormula(text), 'Can’t begin like a spreadsheet formula');

/** A line as long as a field of text may be (product 6.5). */
export const Text = line(TEXT_LIMIT);

/** Several lines of text, each checked like a text of one line. */
export const lines = (limit: number) =>
  typed(limit).refine((text) => text.split('\n').every((line) => /^ *$/.test(line) || isReadable(line)), UNREADABLE);

/**
 * A name of a person or an act. A `;` separates names in the distributor's file, so it is refused here, where the
 * artist can still change it (product 6.6).
 */
export const Name = Text.refine((name) => !name.includes(';'), 'Please write one name only: a name can’t contain ";"');

/**
 * A text or a name that was accepted once. No later rule may make stored data unreadable, so none applies here. Text
 * stored in another form of Unicode is read as NFC.
 */
export const StoredText = z.string().normalize('NFC');
