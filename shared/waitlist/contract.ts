import * as z from 'zod';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { IsoTime, LeadId } from '../ids.ts';
import { StoredText } from '../text-schemas.ts';
import { waitlistFlags } from './features.ts';
import { SentLead } from './lead.ts';

/** A lead as shown to the office. Lenient, so that accepted leads stay readable when the rules become stricter. */
const ListedLead = z.object({
  id: LeadId,
  artistName: StoredText,
  email: z.string(),
  socialLink: StoredText,
  artistsManaged: StoredText,
  tracksPerYear: StoredText,
  annualRevenue: z.string(),
  features: z.array(z.enum(waitlistFlags)),
  source: z.string(),
  /** When the lead joined, and when it last changed. */
  createdAt: IsoTime,
  updatedAt: IsoTime,
  /** When the office invited the lead. */
  invitedAt: IsoTime.optional(),
});
export type ListedLead = z.infer<typeof ListedLead>;

export const waitlistContract = contract({
  /**
   * Joins the waitlist, or changes the lead with the same email address (product 17.3). The reply is always the same,
   * so it reveals neither whether the address was known nor whether the lead was taken for a bot’s.
   */
  'POST /api/waitlist': {
    access: 'public',
    body: SentLead,
    reply: z.object({ joined: z.literal(true) }),
    problems: [],
  },

  /** Lists the leads, latest first, with their number. */
  'GET /api/admin/waitlist': {
    access: 'admin',
    query: z.strictObject({ cursor: Cursor.optional() }),
    reply: pageOf(ListedLead).extend({ total: z.number() }),
    problems: [],
  },

  /** Invites a lead by email, once, and audits the invitation. Safe to repeat. */
  'POST /api/admin/waitlist/{leadId}/invitation': {
    access: 'admin',
    params: z.object({ leadId: LeadId }),
    reply: ListedLead,
    problems: ['lead-not-found'],
  },

  /** Removes a lead who asks to be forgotten, and audits that. Safe to repeat. */
  'DELETE /api/admin/waitlist/{leadId}': {
    access: 'admin',
    params: z.object({ leadId: LeadId }),
    reply: z.object({ removed: z.literal(true) }),
    problems: [],
  },
});
