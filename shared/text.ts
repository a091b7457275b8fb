import * as z from 'zod';

/** Longest value of a text field (S2 section 9). */
export const TEXT_LIMIT = 500;

/**
 * Control characters, line ends, halves of a character (no store can keep them), and the invisible ones that make two equal-looking
 * names differ; joiners stay, scripts need them.
 */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00AD\u200B\u2060-\u2064\uFEFF\u202A-\u202E\u2066-\u2069]/u;

/** One line of text as an artist types it: trimmed, at most 500 characters, '' for none (S2 section 5). */
export const Text = z
  .string()
  .trim()
  .max(TEXT_LIMIT, 'Must be less than 500 characters')
  .refine((text) => !unprintable.test(text), 'Contains a character that cannot be seen. Please type it again.');

/**
 * A name of a person or an act. A `;` separates names in the distributor's file, so it is refused here, where the artist can
 * still change it (decisions, "Parallel lists").
 */
export const Name = Text.refine((name) => !name.includes(';'), 'Please write one name only: a name cannot contain ";"');
