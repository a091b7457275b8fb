import { createHash } from 'node:crypto';
import * as z from 'zod';
import { IsoTime, LeadId } from '../../shared/ids.ts';
import { recordFrom } from '../../shared/typed-record.ts';
import type { ListedLead } from '../../shared/waitlist/contract.ts';
import { waitlistFlags } from '../../shared/waitlist/features.ts';
import type { Lead } from '../../shared/waitlist/lead.ts';
import type { Item } from '../platform/table.ts';

const text = z.string();
const flags = recordFrom(waitlistFlags, () => z.boolean().default(false));

/** A lead as it was sent, parsed leniently (design 2.10). */
const SentLead = z.object({
  artistName: text,
  email: text,
  socialLink: text,
  artistsManaged: text,
  tracksPerYear: text,
  annualRevenue: text,
  ...flags,
  timestamp: text,
  source: text,
});
type SentLead = z.infer<typeof SentLead>;

const StoredLead = SentLead.extend({
  leadId: LeadId,
  /** Increases whenever the answers change. */
  rev: z.number(),
  /** The revision that the webhook has received. */
  forwardedRev: z.number().optional(),
  createdAt: IsoTime,
  updatedAt: IsoTime,
  invitedAt: IsoTime.optional(),
});
export type StoredLead = z.infer<typeof StoredLead>;

export const readLead = (item: Item): StoredLead => StoredLead.parse(item);

/** The part of a lead that the webhook receives: only what the person sent. */
export const sentPart = (lead: StoredLead): SentLead => SentLead.parse(lead);

export const listed = ({ leadId, ...lead }: StoredLead): ListedLead => ({
  ...lead,
  id: leadId,
  features: waitlistFlags.filter((flag) => lead[flag]),
});

const sha256 = (words: string) => createHash('sha256').update(words).digest('hex');

/** No provider is known to distinguish email addresses by case (RFC 5321, section 2.4 would allow it). */
export const leadIdOf = (email: string): LeadId => LeadId.parse(`lead_${sha256(email.trim().toLowerCase())}`);

/** A fingerprint that is equal for leads with the same answers, whenever and wherever they were sent. */
export function fingerprintOf({ timestamp: _, source: __, ...said }: Lead): string {
  return sha256(JSON.stringify(Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1))));
}
