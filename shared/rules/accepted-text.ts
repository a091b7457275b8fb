import * as z from 'zod';

/**
 * A text that the office accepted despite a contestable finding: the finding's code, and the text as `folded` writes
 * it. An artist with such a text is not asked for a reason again (product 39.6).
 */
export const AcceptedText = z.object({ code: z.string(), text: z.string() });
export type AcceptedText = z.infer<typeof AcceptedText>;
