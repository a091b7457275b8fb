import { StoredExport } from '../../shared/export/stored-export.ts';
import type { ReleaseId } from '../../shared/ids.ts';
import { ArtistId, ReleaseId as ReleaseIdSchema } from '../../shared/ids.ts';
import { keys } from '../platform/keys.ts';
import type { Table, Write } from '../platform/table.ts';
import type { ExportRecord } from './export-record.ts';

const Stored = StoredExport.extend({ artistId: ArtistId, releaseId: ReleaseIdSchema });

/** Exports of releases: one immutable item for each exported submission. */
export const exportRepository = (table: Table) => ({
  /** A write that stores an export, for the transaction that marks the release as exported. */
  stored: (record: ExportRecord): Write => ({
    Put: {
      TableName: table.name,
      Item: { ...keys.export({ releaseId: record.releaseId, submission: record.submission }), v: 1, ...record },
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  }),

  /** Removes an export of an erased account's release. Safe to repeat. */
  async remove({ releaseId, submission }: ExportRecord): Promise<void> {
    await table.delete({ Key: keys.export({ releaseId, submission }) });
  },

  /** Lists the exports of a release, newest first. Each contains its owner, because the key does not. */
  async ofRelease(releaseId: ReleaseId): Promise<ExportRecord[]> {
    const items = await table.partition(keys.export({ releaseId, submission: '' }).PK, { consistent: true });
    return items.map((item) => Stored.parse(item)).sort((a, b) => (a.at < b.at ? 1 : -1));
  },
});

export type ExportRepository = ReturnType<typeof exportRepository>;
