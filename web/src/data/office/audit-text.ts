import type { AuditEntry } from '../../../../shared/office/audit-entry.ts';

/** Formats the kind of an entry as text: `Release exported` for `release-exported`. */
export const actionText = ({ what }: Pick<AuditEntry, 'what'>): string =>
  `${what.charAt(0).toUpperCase()}${what.slice(1).replaceAll('-', ' ')}`;

/** Shown if two people were required but only one could act (product 24.15). */
export const decidedAloneText = 'Decided alone: nobody else can pay';

/** The name of the person who acted. An operator is marked as such. */
export const actorText = ({ who }: Pick<AuditEntry, 'who'>): string =>
  who.kind === 'operator' ? `${who.name} (operator)` : who.name;

/** The object's id, by which all entries about it can be found. */
export const objectIdOf = ({ object }: Pick<AuditEntry, 'object'>): string =>
  object.paymentId ??
  object.payoutId ??
  object.batchId ??
  object.receiptId ??
  object.statementId ??
  object.mappingId ??
  object.territoryNameId ??
  object.releaseId ??
  object.leadId ??
  object.artistId ??
  '';
