import type { ArtistId, PartyId, ReleaseId, TrackId } from '../ids.ts';
import type { Use } from '../royalties/kind-of-use.ts';
import type { Deduction } from '../statements/deduction.ts';

/**
 * The smallest figure of an artist's money (product 25.1): what one recording earned them in a month, at a store, in a country, by a kind
 * of use. All figures that are shown are sums of cells, so they agree everywhere. A collaborator's cells hold that person's part alone.
 */
export type Cell = {
  artistId: ArtistId;
  releaseId: ReleaseId;
  trackId: TrackId;
  /** In which it was earned, YYYY-MM. */
  month: string;
  store: string;
  /** ISO 3166-1, two letters. */
  territory: string;
  use: Use;
  /** Whole streams, downloads, views. Negative where a store takes some back. */
  quantity: bigint;
  /** What the store paid for that, before anybody's share. */
  grossMicros: bigint;
  /** The artist's share of it. */
  micros: bigint;
  /** Ours. */
  platformMicros: bigint;
};

/** How much of a month a version of a split held for this artist. */
type HeldPart = {
  /** 0 while the track was its owner's alone. */
  version: number;
  /** Of 10,000. */
  parts: number;
  days: number;
  /** Days of the month. */
  of: number;
  /** Whose it was, of a part that was declined and fell to the owner. */
  declinedBy?: PartyId;
};

/**
 * What the cells of a track and a month were reckoned with: by it each figure is traced down to the lines of the store's file, and each
 * line is reckoned again.
 */
export type Basis = {
  releaseId: ReleaseId;
  trackId: TrackId;
  month: string;
  /** As they are called when it is posted. */
  releaseTitle: string;
  trackTitle: string;
  /**
   * What the statement calls the recording: its lines have these. Title and artist where it says no ISRC, '' elsewhere. `part` is the
   * track's part of what they earned in that month, of `ALBUM_WHOLE`, where they are of its whole release (product 23.18).
   */
  recordings: readonly { isrc: string; upc: string; title: string; artist: string; part?: number }[];
  /** The artists' share of the release in that month, in whole percent. */
  percentage: number;
  parts: readonly HeldPart[];
};

/** What is shown of a statement beside a figure that it holds. */
export type StatementSource = {
  statementId: string;
  /** Who sent it: a store, or a distributor. */
  source: string;
  fileName: string;
  currency: string;
  /** Dollars for one unit of that, as a decimal: `1`, `1.0837`. */
  rate: string;
  /** What its payer kept back (product 23.20); left out where nothing was. */
  deductions?: readonly SourceDeduction[];
};

/** A deduction as an artist reads it, of the whole statement, in its currency. */
type SourceDeduction = Pick<Deduction, 'kind' | 'reason' | 'amount'>;
