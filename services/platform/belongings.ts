import type { ArtistId, LeadId, ReleaseId } from '../../shared/ids.ts';
import type { ArchiveEntry } from './archive-entry.ts';
import type { keys, walletKeys } from './keys.ts';
import type { Table } from './table.ts';

/** The dependencies for erasing an artist's data. */
export type ErasureResources = { table: Table; artworkBucket: string; exportsBucket: string; now: () => Date };

type OwnedRelease = { artistId: ArtistId; releaseId: ReleaseId };

/** The dependencies for collecting an artist's data. */
export type ArchiveResources = {
  table: Table;
  walletTable: Table;
  artworkBucket: string;
  now: () => Date;
  /** The files that other domains add to a release's folder; paths are relative to it. */
  releaseEntries: (release: OwnedRelease) => Promise<ArchiveEntry[]>;
};

type Templates = typeof keys & typeof walletKeys;
type ArtistPartition = Extract<Templates[keyof Templates]['pk'], `${string}{artistId}${string}`>;

/**
 * An account's data in one domain: how it is removed when the account is erased (product 19.3), and how it is collected
 * for an archive of the artist's data (product 18.2). Each domain that stores data of artists exports one from its
 * `belongings.ts`.
 */
export type Belongings = {
  /** Removes the data, or anonymizes what must be kept. May run more than once. */
  erase?: (resources: ErasureResources, account: { artistId: ArtistId; leadId: LeadId }) => Promise<void>;
  /** Removes the data about one of the account's releases, before any `erase`. May run more than once. */
  eraseOfRelease?: (resources: ErasureResources, release: OwnedRelease) => Promise<void>;
  /** The artist's partitions that erasing leaves alone, each with the reason. */
  kept?: Partial<Record<ArtistPartition, string>>;
  archive?: (resources: ArchiveResources, artistId: ArtistId) => Promise<ArchiveEntry[]>;
  /** Adds files to a release's folder; paths are relative to it. */
  archiveOfRelease?: (resources: Pick<ArchiveResources, 'table'>, release: OwnedRelease) => Promise<ArchiveEntry[]>;
  /** Describes each file or folder in the archive's README. */
  archiveReadme?: Record<string, string>;
};

/** Reasons for keeping a partition that several domains have in common. */
export const EXPIRES = 'it expires by its time to live, within days';
export const ANONYMOUS_MONEY = 'an amount under an id that says nothing about a person';
