import { createHash } from 'node:crypto';
import type { OfficeRole } from '../../shared/accounts/office-role.ts';
import type {
  AdvanceId,
  ArtistId,
  LeadId,
  NewId,
  PayoutBatchId,
  PayoutId,
  ReceiptId,
  ReleaseId,
  StatementId,
  TaxFormId,
} from '../../shared/ids.ts';
import type { AuditedKind } from '../../shared/office/audit-entry.ts';
import type { SignedIn } from './actor.ts';
import { auditIndexKeys, auditKeys } from './keys.ts';
import type { Write } from './table.ts';

/** The number of partitions over which each day's items are spread. */
export const AUDIT_SHARDS = 4;

/**
 * A member of the office with their role at that moment, or the operator, who works on the deployment with their own
 * credentials.
 */
type Auditor =
  | { kind: 'admin'; id: ArtistId; name: string; role?: OfficeRole | undefined }
  | { kind: 'operator'; name: string };

/**
 * The author of an office change, with its time and network. Every write that takes this adds an audit item, so that
 * none can be forgotten. `table` is the audit table's name.
 */
export type Audited = { table: string; id: string; who: Auditor; at: Date; address?: string; why?: string };

/** The change: its kind, its object, and the values before and after. */
export type AuditedChange = {
  what:
    | 'account-status-changed'
    | 'role-changed'
    | 'account-deletion-begun'
    | 'second-factor-removed'
    | 'seen-as-artist'
    | 'release-exported'
    | 'release-updated'
    | 'release-marked'
    | 'changes-requested'
    | 'codes-entered'
    | 'code-freed'
    | `takedown-${'sent' | 'confirmed'}`
    | 'store-states-entered'
    | 'message-written'
    | 'lead-invited'
    | 'lead-removed'
    | 'payment-refunded'
    | `statement-${'dropped' | 'given' | 'mapped' | 'matched' | 'deducted' | 'approved' | 'reversed' | 'discarded'}`
    | 'statement-territories-named'
    | 'mapping-removed'
    | 'territory-name-removed'
    | `advance-${'granted' | 'taken-back' | 'forgiven'}`
    | `receipt-${'recorded' | 'reversed'}`
    | `tax-form-${'seen' | 'rejected'}`
    | 'payout-hold-cleared'
    | 'payout-method-seen'
    | `payout-batch-${'made' | 'seen'}`
    | `payout-${'processing' | 'completed' | 'rejected' | 'failed' | 'returned'}`;
  object:
    | { kind: 'account'; artistId: ArtistId }
    | { kind: 'release'; artistId: ArtistId; releaseId: ReleaseId }
    | { kind: 'lead'; leadId: LeadId }
    | { kind: 'payment'; artistId: ArtistId; paymentId: string; requestId: string }
    | { kind: 'payout'; artistId: ArtistId; payoutId: PayoutId }
    | { kind: 'advance'; artistId: ArtistId; advanceId: AdvanceId }
    | { kind: 'tax-form'; artistId: ArtistId; taxFormId: TaxFormId }
    | { kind: 'receipt'; payer: string; receiptId: ReceiptId }
    | { kind: 'payout-batch'; batchId: PayoutBatchId }
    | { kind: 'statement'; statementId: StatementId }
    | { kind: 'mapping'; mappingId: string }
    | { kind: 'territory-name'; territoryNameId: string };
  from: string;
  to: string;
  /** Set if the change normally requires two people, but only one was able to act. */
  alone?: true;
};

const shardOf = (id: string): number => createHash('sha256').update(id).digest().readUInt8(0) % AUDIT_SHARDS;

/** The id under which every entry about an object is found. */
function objectIdOf(object: AuditedChange['object']): string {
  if ('paymentId' in object) return object.paymentId;
  if ('payoutId' in object) return object.payoutId;
  if ('taxFormId' in object) return object.taxFormId;
  if ('advanceId' in object) return object.advanceId;
  if ('batchId' in object) return object.batchId;
  if ('receiptId' in object) return object.receiptId;
  if ('statementId' in object) return object.statementId;
  if ('mappingId' in object) return object.mappingId;
  if ('territoryNameId' in object) return object.territoryNameId;
  if ('releaseId' in object) return object.releaseId;
  return 'leadId' in object ? object.leadId : object.artistId;
}

/**
 * A write for the change's own transaction, so that either both happen or neither does. No function's permissions allow
 * changing an audit item afterwards (`grantTables`).
 */
export function audit({ table, id, who, at, address, why }: Audited, change: AuditedChange): Write {
  const time = at.toISOString();
  const day = time.slice(0, 10).replaceAll('-', '');
  return {
    Put: {
      TableName: table,
      Item: {
        ...auditKeys.entry({ day, shard: shardOf(id), at: time, id }),
        ...auditIndexKeys.all({ at: time }),
        ...auditIndexKeys.ofObject({ objectId: objectIdOf(change.object), at: time }),
        ...auditIndexKeys.ofKind({ kind: change.object.kind satisfies AuditedKind, at: time }),
        ...(who.kind === 'admin' && auditIndexKeys.ofPerson({ personId: who.id, at: time })),
        v: 1,
        id,
        at: time,
        who,
        ...change,
        why,
        address,
      },
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  };
}

/** The person as named in a release's history and in an export. */
export const personOf = ({ who }: Audited) => ({ id: who.kind === 'admin' ? who.id : who.kind, name: who.name });

/** Makes the audit details for an admin's call. */
export const auditedBy =
  ({ table, newId, now }: { table: string; newId: NewId; now: () => Date }) =>
  ({ artistId, artistName, role, address }: SignedIn): Audited => ({
    table,
    id: newId('audit'),
    who: { kind: 'admin', id: artistId, name: artistName, role },
    at: now(),
    address,
  });
