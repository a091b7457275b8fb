import * as z from 'zod';
import { officeRoles } from '../accounts/office-role.ts';
import { ArtistId, IsoTime, LeadId, ReleaseId } from '../ids.ts';
import { StoredText } from '../text-schemas.ts';

/** The kinds of objects in the audit log. */
export const auditedKinds = [
  'account',
  'release',
  'payment',
  'payout',
  'payout-batch',
  'advance',
  'tax-form',
  'statement',
  'receipt',
  'mapping',
  'territory-name',
  'lead',
] as const;
export type AuditedKind = (typeof auditedKinds)[number];

/** The id that finds all entries about an object: a release's own id, or the artist's id for an account. */
export const AuditedObjectId = z.string().regex(/^[\w-]{1,255}$/);

const AuditedObject = z.object({
  kind: z.enum(auditedKinds),
  artistId: ArtistId.optional(),
  releaseId: ReleaseId.optional(),
  leadId: LeadId.optional(),
  paymentId: z.string().optional(),
  payoutId: z.string().optional(),
  batchId: z.string().optional(),
  advanceId: z.string().optional(),
  taxFormId: z.string().optional(),
  statementId: z.string().optional(),
  mappingId: z.string().optional(),
  territoryNameId: z.string().optional(),
  payer: z.string().optional(),
  receiptId: z.string().optional(),
});

/** An entry in the audit log (product 20.4): who changed what, the old and new values, the reason, and the network. */
export const AuditEntry = z.object({
  id: z.string(),
  at: IsoTime,
  who: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('admin'), id: ArtistId, name: StoredText, role: z.enum(officeRoles).optional() }),
    z.object({ kind: z.literal('operator'), name: z.string() }),
  ]),
  /** The name of the change: `release-exported`. */
  what: z.string(),
  object: AuditedObject,
  from: z.string(),
  to: z.string(),
  why: z.string().optional(),
  /** The change requires two people, but one person made it alone because there was nobody else (product 24.15). */
  alone: z.literal(true).optional(),
  /** The part of the IP address that distinguishes networks. Undefined for the operator. */
  address: z.string().optional(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
