import * as z from 'zod';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { ListedNotice } from './notice.ts';

const unread = { unread: z.int().nonnegative() };

export const noticesContract = contract({
  /**
   * Lists the caller's notices, newest first, with the number of unread ones. `read` is the number of the last notice
   * that was read.
   */
  'GET /api/notices': {
    access: 'signed-in',
    query: z.strictObject({ cursor: Cursor.optional() }),
    reply: pageOf(ListedNotice).extend({ ...unread, read: z.int().nonnegative() }),
    problems: [],
  },

  /** Counts the caller's unread notices, for the bell. Costs half a read unit, because every page asks for it. */
  'GET /api/notices/unread': { access: 'signed-in', reply: z.object(unread), problems: [] },

  /** Marks the caller's notices up to a number as read. Safe to repeat. Never makes a read one unread. */
  'POST /api/notices/read': {
    access: 'signed-in',
    body: z.strictObject({ upTo: z.int().positive() }),
    reply: z.object(unread),
    problems: [],
  },
});
