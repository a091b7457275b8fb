import type { ArtistId, ReleaseId } from '../../../shared/ids.ts';
import type { OfficeRelease } from '../../../shared/releases/office-release.ts';
import { keys } from '../../platform/keys.ts';
import type { Table } from '../../platform/table.ts';
import { readRelease } from '../storage/read-release.ts';

/** Reads the given releases, leaving out any that do not exist, in no particular order. */
export const findManyReleases = async (
  table: Pick<Table, 'batchGet'>,
  named: readonly { artistId: ArtistId; releaseId: ReleaseId }[],
): Promise<OfficeRelease[]> => (await table.batchGet(named.map((owned) => keys.release(owned)))).map(readRelease);
