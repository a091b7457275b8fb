import type { Page } from '../../shared/contract/page.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { AuditEntry, type AuditedKind } from '../../shared/office/audit-entry.ts';
import { auditIndexKeys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';

const PAGE = 50;

type Question = {
  object?: string | undefined;
  person?: ArtistId | undefined;
  /** A day in UTC, YYYY-MM-DD. */
  day?: string | undefined;
  kind?: AuditedKind | undefined;
  cursor?: string | undefined;
};

/** Chooses the index that needs the least filtering. */
function placeOf({ object, person, kind }: Question) {
  if (object) return { index: 'object', pk: auditIndexKeys.ofObject({ objectId: object, at: '' }).objectPK } as const;
  if (person) return { index: 'who', pk: auditIndexKeys.ofPerson({ personId: person, at: '' }).whoPK } as const;
  if (kind) return { index: 'kind', pk: auditIndexKeys.ofKind({ kind, at: '' }).kindPK } as const;
  return { index: 'all', pk: auditIndexKeys.all({ at: '' }).allPK } as const;
}

/**
 * Reads the audit log. Entries are written together with the change that they record, and never changed (`audit`).
 * @param table the audit table
 */
export const auditRepository = (table: Pick<Table, 'page'>) => ({
  /** Reads a page, newest first. Filtering by person and by kind or object may leave fewer entries than were read. */
  async page(question: Question): Promise<Page<AuditEntry>> {
    const { day, kind, person, cursor } = question;
    const { index, pk } = placeOf(question);
    const { items, ...rest } = await table.page(index, pk, {
      limit: PAGE,
      cursor,
      ...(day && { from: `${day}T`, upTo: `${day}U` }),
    });
    const entries = items.map((item) => AuditEntry.parse(item));
    const isAsked = ({ object, who }: AuditEntry) =>
      (!kind || object.kind === kind) && (!person || (who.kind === 'admin' && who.id === person));
    return { ...rest, items: entries.filter(isAsked) };
  },
});

export type AuditRepository = ReturnType<typeof auditRepository>;
