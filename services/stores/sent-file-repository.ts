import type * as z from 'zod';
import { ArtistId, type ReleaseId } from '../../shared/ids.ts';
import { SentFile } from '../../shared/stores/store-history.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';

/** A sent file, with the release's owner. */
const OwnedFile = SentFile.extend({ artistId: ArtistId });
type OwnedFile = z.infer<typeof OwnedFile>;

/** The files that were sent to stores. Reads the exports of `services/export`, which depends on this domain. */
export const sentFileRepository = (table: Table) => ({
  /** Lists the files of a release, oldest first. */
  async ofRelease(releaseId: ReleaseId, options: { consistent?: boolean } = {}): Promise<OwnedFile[]> {
    const items = await table.partition(keys.export.prefix({ releaseId }).PK, options);
    return items.map((item) => OwnedFile.parse(item)).sort((a, b) => (a.at < b.at ? -1 : 1));
  },
});

export type SentFileRepository = ReturnType<typeof sentFileRepository>;
