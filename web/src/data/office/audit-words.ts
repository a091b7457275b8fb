import type { AuditEntry } from '../../../../shared/office/audit-entry.ts';

/** The kind of an entry as text: `Release exported` for `release-exported`. */
export const whatText = ({ what }: Pick<AuditEntry, 'what'>): string =>
  `${what.charAt(0).toUpperCase()}${what.slice(1).replaceAll('-', ' ')}`;

/** Shown when two people are required, but only one could act (product 24.15). */
export const aloneText = 'Decided alone: nobody else can pay';

/** An entry's author, with the role at that time. */
export const whoText = ({ who }: Pick<AuditEntry, 'who'>): string =>
  who.kind === 'operator' ? `${who.name} (operator)` : who.name;

/** The object's id, which finds all entries about it. */
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
