import * as z from 'zod';

/** A share of the cover's side, from 0 to 1. */
const Share = z.number().min(0).max(1);

/** A rectangle on a cover, as shares of its sides. */
export const Box = z.object({ x: Share, y: Share, width: Share, height: Share });
export type Box = z.infer<typeof Box>;

/** The maximum number of lines of text that are kept of a cover, the largest first. */
export const MAX_COVER_LINES = 30;
/** The maximum number of codes that are kept of a cover. */
export const MAX_COVER_CODES = 10;
/** The maximum length of such a line, or of a code's text. */
export const MAX_COVER_LINE_LENGTH = 80;

/**
 * The result of looking at a cover, as its release stores it (product 38.2). Rules read it, so a rule can change
 * without looking again. Optional parts are absent if there is nothing to say.
 */
export const Look = z.object({
  /** The version of the measures. */
  v: z.literal(1),
  /** Lines of text that were read with confidence, Latin or Han only, the largest first. */
  lines: z.array(z.object({ text: z.string().max(MAX_COVER_LINE_LENGTH), box: Box, sure: Share })).max(MAX_COVER_LINES),
  /** There is more text, which could not be read: another script, or lettering. */
  unread: z.literal(true).optional(),
  /** QR codes and bar codes: their text, and where they are. */
  codes: z
    .array(z.object({ text: z.string().max(MAX_COVER_LINE_LENGTH), box: Box }))
    .max(MAX_COVER_CODES)
    .optional(),
  /** Borders of one colour: the share of the side that each one takes. */
  border: z.object({ top: Share, right: Share, bottom: Share, left: Share }).optional(),
  /** The whole cover is one colour. */
  plain: z.literal(true).optional(),
  /** It was enlarged from a smaller picture, or is blurred. */
  soft: z.literal(true).optional(),
});
export type Look = z.infer<typeof Look>;

/** How far looking at a cover is. Absent on covers that were uploaded before the product looked. */
export const Looked = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting') }),
  z.object({ state: z.literal('looked'), look: Look }),
  /** Every try ended without a result, and the operator was told. */
  z.object({ state: z.literal('unlooked') }),
]);
export type Looked = z.infer<typeof Looked>;
