import * as z from 'zod';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { IsoTime, LeadId } from '../ids.ts';
import { StoredText } from '../text.ts';
import { waitlistFlags } from './features.ts';
import { SentLead } from './lead.ts';

/** A lead as the office reads it: what was accepted once, whatever is asked of a new one. */
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
  /** When the address joined, and when its lead was changed last. */
  createdAt: IsoTime,
  updatedAt: IsoTime,
  /** When the office wrote that there is a place. */
  invitedAt: IsoTime.optional(),
});
export type ListedLead = z.infer<typeof ListedLead>;

export const waitlistContract = contract({
  /**
   * Joins the waitlist, or changes the lead of the same address (product 17.3). The answer tells nothing: neither whether the address was
   * there, nor whether the lead was taken for a machine's.
   */
  'POST /api/waitlist': {
    access: 'public',
    body: SentLead,
    reply: z.object({ joined: z.literal(true) }),
    problems: [],
  },

  /** Those who wait, the latest first, and how many there are. */
  'GET /api/admin/waitlist': {
    access: 'admin',
    query: z.strictObject({ cursor: Cursor.optional() }),
    reply: pageOf(ListedLead).extend({ total: z.number() }),
    problems: [],
  },

  /** Writes to a lead that there is a place, once; asked again, it answers the same. On record. */
  'POST /api/admin/waitlist/{leadId}/invitation': {
    access: 'admin',
    params: z.object({ leadId: LeadId }),
    reply: ListedLead,
    problems: ['lead-not-found'],
  },

  /** Takes a lead away, for whoever asks to be forgotten. On record; asked again, it is gone already. */
  'DELETE /api/admin/waitlist/{leadId}': {
    access: 'admin',
    params: z.object({ leadId: LeadId }),
    reply: z.object({ removed: z.literal(true) }),
    problems: [],
  },
});
