import type { ArtistId, PartyId, ReleaseId, TrackId } from '../ids.ts';
import type { Use } from '../royalties/kind-of-use.ts';
import type { Deduction } from '../statements/deduction.ts';

/**
 * The smallest unit of an artist's earnings (product 25.1): what one recording earned in a month, at a store, in a
 * country, by a kind of use. Every figure shown is a sum of cells, so all of them agree. A collaborator's cells hold
 * only their own share.
 */
export type Cell = {
  artistId: ArtistId;
  releaseId: ReleaseId;
  trackId: TrackId;
  /** The month of the sale, YYYY-MM. */
  month: string;
  store: string;
  /** ISO 3166-1, two letters. */
  territory: string;
  use: Use;
  /** Whole streams, downloads or views. Negative if the store corrects an earlier report. */
  quantity: bigint;
  /** The amount that the store paid, before any shares. */
  grossMicros: bigint;
  /** The artist's share. */
  micros: bigint;
  /** The platform's share. */
  platformMicros: bigint;
};

/** How many days of a month a version of a split applied to this artist. */
type VersionPart = {
  /** 0 while the track was not shared. */
  version: number;
  /** Of 10,000. */
  parts: number;
  days: number;
  /** Days in the month. */
  of: number;
  /** The party who declined this part, which then returned to the owner. */
  declinedBy?: PartyId;
};

/**
 * The terms that the cells of a track and month were computed with. They trace a figure to the lines of the store's
 * file, and let each line be recomputed.
 */
export type Basis = {
  releaseId: ReleaseId;
  trackId: TrackId;
  month: string;
  /** Titles at the time of posting. */
  releaseTitle: string;
  trackTitle: string;
  /**
   * The statement's names for the recording, to find its lines. Title and artist are set only without an ISRC,
   * otherwise ''. `part` is the track's part of the lines in that month, of `ALBUM_WHOLE`, if they are for its whole
   * release (product 23.18).
   */
  recordings: readonly { isrc: string; upc: string; title: string; artist: string; part?: number }[];
  /** The artists' share of the release in that month, in whole percent. */
  percentage: number;
  parts: readonly VersionPart[];
};

/** What is shown about a statement beside its figure. */
export type StatementSource = {
  statementId: string;
  /** The payer: a store or a distributor. */
  source: string;
  fileName: string;
  currency: string;
  /** US dollars for one unit of the currency, as a decimal: `1`, `1.0837`. */
  rate: string;
  /** The payer's deductions (product 23.20); omitted if there were none. */
  deductions?: readonly SourceDeduction[];
};

/** A deduction from the whole statement, in its currency. */
type SourceDeduction = Pick<Deduction, 'kind' | 'reason' | 'amount'>;
