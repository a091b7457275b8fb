import type { ArtistId, LeadId, ReleaseId } from '../../shared/ids.ts';
import type { ArchiveEntry } from './archive-entry.ts';
import type { keys, walletKeys } from './keys.ts';
import type { Table } from './table.ts';

/** The dependencies for erasing. */
type ErasureResources = { table: Table; artworkBucket: string; now: () => Date };

/** The dependencies for collecting an artist's data. */
export type ArchiveResources = {
  table: Table;
  walletTable: Table;
  artworkBucket: string;
  now: () => Date;
  /** What other domains add to the folder of a release; paths are relative to it. */
  releaseEntries: (release: { artistId: ArtistId; releaseId: ReleaseId }) => Promise<ArchiveEntry[]>;
};

type Templates = typeof keys & typeof walletKeys;
type ArtistPartition = Extract<Templates[keyof Templates]['pk'], `${string}{artistId}${string}`>;

/**
 * An account's data in one domain: how erasing the account removes it (product 19.3), and how the archive of its
 * artist's data collects it (product 18.2). Each domain with data of an artist exports one from its `belongings.ts`.
 */
export type Belongings = {
  /** Removes the data, or anonymises what must be kept. Can run more than once. */
  erase?: (resources: ErasureResources, account: { artistId: ArtistId; leadId: LeadId }) => Promise<void>;
  /** Partitions of an artist that erasing leaves alone, each with the reason. */
  kept?: Partial<Record<ArtistPartition, string>>;
  archive?: (resources: ArchiveResources, artistId: ArtistId) => Promise<ArchiveEntry[]>;
  /** Adds to the folder of a release; paths are relative to it. */
  archiveOfRelease?: (
    resources: Pick<ArchiveResources, 'table'>,
    release: { artistId: ArtistId; releaseId: ReleaseId },
  ) => Promise<ArchiveEntry[]>;
  /** Describes each file or folder in the archive's README. */
  archiveReadme?: Record<string, string>;
};

/** Reasons for keeping a partition that several domains share. */
export const EXPIRES = 'it expires by its time to live, within days';
export const ANONYMOUS_MONEY = 'an amount under an id that says nothing about a person';
