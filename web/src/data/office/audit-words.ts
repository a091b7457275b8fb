import type { AuditEntry } from '../../../../shared/office/audit-entry.ts';

/** `release-exported` in words: `Release exported`. */
export const whatText = ({ what }: Pick<AuditEntry, 'what'>): string =>
  `${what.charAt(0).toUpperCase()}${what.slice(1).replaceAll('-', ' ')}`;

/** Two people are required, but only one could act (product 24.15). */
export const aloneText = 'Decided alone: nobody else can pay';

/** An entry's author, with the role at that time. */
export const whoText = ({ who }: Pick<AuditEntry, 'who'>): string =>
  who.kind === 'operator' ? `${who.name} (operator)` : who.name;

/** The id under which all entries about the object are found. */
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
