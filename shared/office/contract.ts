import * as z from 'zod';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { Day } from '../day.ts';
import { ArtistId } from '../ids.ts';
import { AuditEntry, AuditedObjectId, auditedKinds } from './audit-entry.ts';
import { Overview } from './overview.ts';
import { PlanTotals } from './plan-totals.ts';

export const officeContract = contract({
  /** The figures of the whole platform, and what waits for the office (product 20.2). */
  'GET /api/admin/overview': { access: 'admin', reply: Overview, problems: [] },

  /** Releases and revenue by plan (product 20.3). */
  'GET /api/admin/plans': { access: 'finance', reply: PlanTotals, problems: [] },

  /** What was done in the office's name, the newest first: all of it, to one object, or by one person; of one day, of one kind of object. */
  'GET /api/admin/audit': {
    access: 'admin',
    query: z.strictObject({
      object: AuditedObjectId.optional(),
      person: ArtistId.optional(),
      day: Day.optional(),
      kind: z.enum(auditedKinds).optional(),
      cursor: Cursor.optional(),
    }),
    reply: pageOf(AuditEntry),
    problems: [],
  },
});
