import type { ArtistId, PartyId, ReleaseId, TrackId } from '../ids.ts';
import type { Use } from '../royalties/kind-of-use.ts';
import type { Deduction } from '../statements/deduction.ts';

/**
 * The smallest unit of an artist's earnings (product 25.1): what one recording earned in a month, at a store, in a
 * country, from a kind of use. Every figure shown is a sum of cells, so all figures agree. A collaborator's cells
 * contain only their own share.
 */
export type Cell = {
  artistId: ArtistId;
  releaseId: ReleaseId;
  trackId: TrackId;
  /** The sale month, YYYY-MM. */
  month: string;
  store: string;
  /** The country's two-letter code (ISO 3166-1). */
  territory: string;
  use: Use;
  /** A whole number of streams, downloads or views. Negative if the store corrects an earlier report. */
  quantity: bigint;
  /** The amount that the store paid, before any shares. */
  grossMicros: bigint;
  /** The artist's share. */
  micros: bigint;
  /** The platform's share. */
  platformMicros: bigint;
};

/** The number of days in a month on which a version of a split applied to this artist. */
type VersionPart = {
  /** The number of the split's version; 0 for days on which the track was not shared. */
  version: number;
  /** The artist's part, of 10,000. */
  parts: number;
  days: number;
  /** The number of days in the month. */
  of: number;
  /** The party who declined this part, which then returned to the owner. */
  declinedBy?: PartyId;
};

/**
 * The terms with which the cells of a track and month were computed. They make a figure traceable to the lines of the
 * store's file, and each line recomputable.
 */
export type Basis = {
  releaseId: ReleaseId;
  trackId: TrackId;
  month: string;
  /** Titles at the time of posting. */
  releaseTitle: string;
  trackTitle: string;
  /**
   * How the statement names the recording, by which its lines are found. Title and artist are '' unless the ISRC is
   * missing. If the lines are for a whole release, `part` is the track's part of them in that month, of `ALBUM_WHOLE`
   * (product 23.18).
   */
  recordings: readonly { isrc: string; upc: string; title: string; artist: string; part?: number }[];
  /** The artists' share of the release in that month, in whole percent. */
  percentage: number;
  parts: readonly VersionPart[];
};

/** Facts about a statement that are shown next to its figure. */
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
