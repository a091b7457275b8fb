import * as z from 'zod';
import { contract } from '../contract/route.ts';

/**
 * A path as it is logged: without a query, and nothing that could be an address of e-mail. Anybody may write anything into it, so it is short,
 * and of the letters that paths are made of (RFC 3986, unreserved, percent and slash).
 */
export const UnknownPath = z
  .string()
  .max(200, { abort: true })
  .regex(/^\/[\w\-.~%/]*$/)
  .refine((path) => !/%40/i.test(path));

export const siteContract = contract({
  /** Says that an address was asked for that nothing has (product 2.5). */
  'POST /api/unknown-paths': {
    access: 'public',
    body: z.strictObject({ path: UnknownPath }),
    reply: z.object({ logged: z.literal(true) }),
    problems: [],
  },
});
