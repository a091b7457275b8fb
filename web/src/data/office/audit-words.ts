import type { AuditEntry } from '../../../../shared/office/audit-entry.ts';

/** `release-exported` as people read it: `Release exported`. */
export const whatText = ({ what }: Pick<AuditEntry, 'what'>): string =>
  `${what.charAt(0).toUpperCase()}${what.slice(1).replaceAll('-', ' ')}`;

/** It takes two people, and nobody else could (product 24.15). */
export const aloneText = 'Decided alone: nobody else can pay';

/** Whose entry it is: the name, and the role that it had then. */
export const whoText = ({ who }: Pick<AuditEntry, 'who'>): string =>
  who.kind === 'operator' ? `${who.name} (operator)` : who.name;

/** The id by which everything about an entry's object is found. */
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
