import * as z from 'zod';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { Day } from '../day.ts';
import { ArtistId } from '../ids.ts';
import { AuditEntry, AuditedObjectId, auditedKinds } from './audit-entry.ts';
import { Overview } from './overview.ts';
import { PlanTotals } from './plan-totals.ts';

export const officeContract = contract({
  /** Shows the platform's totals, and the work waiting for the office (product 20.2). */
  'GET /api/admin/overview': { access: 'admin', reply: Overview, problems: [] },

  /** Shows releases and revenue by plan (product 20.3). */
  'GET /api/admin/plans': { access: 'finance', reply: PlanTotals, problems: [] },

  /** Lists audit entries, newest first; filtered by object, person, day (UTC) or kind of object. */
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
