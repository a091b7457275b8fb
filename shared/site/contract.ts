import * as z from 'zod';
import { contract } from '../contract/route.ts';
import { RuleEntry } from '../rules/rule-entry.ts';

/**
 * A path for the log: without the query, and without anything that looks like an email address. Anybody can send one,
 * so it is short and limited to path characters (RFC 3986: unreserved, percent and slash).
 */
export const UnknownPath = z
  .string()
  .max(200, { abort: true })
  .regex(/^\/[\w\-.~%/]*$/)
  .refine((path) => !/%40/i.test(path));

export const siteContract = contract({
  /** Reports a request for a page that does not exist (product 2.5). */
  'POST /api/unknown-paths': {
    access: 'public',
    body: z.strictObject({ path: UnknownPath }),
    reply: z.object({ logged: z.literal(true) }),
    problems: [],
  },
  /** Every rule about releases, with its sources and examples (product 39.5). */
  'GET /api/rules': {
    access: 'public',
    reply: z.object({ rules: z.array(RuleEntry) }),
    problems: [],
  },
});
