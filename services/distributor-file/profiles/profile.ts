import type { DerivedCredits } from '../../../shared/releases/derived-credits.ts';
import type { Release } from '../../../shared/releases/release.ts';
import type { Track } from '../../../shared/releases/track.ts';

/** One row of a file: a track, and the album that repeats on each of its rows. `trackTitle` is the title as the profile renders it. */
type Row = { release: Release; credits: DerivedCredits; track: Track; number: number; trackTitle: string };
/** What a cell holds: one value, or several that stand in it with `;` between them. Names cannot hold one, `Name` refuses it. */
type Cell = string | readonly string[];
export type Column = { header: string; cell: (row: Row) => Cell };

/** What is said of a track in its title, because the profile has no column for it, or its reader wants it there too. */
export type TitleRendering = { featuring: boolean; version: boolean };

/** A layout of the file: its columns in their order, what stands above them, and how titles are rendered. */
export type ExportProfile = {
  /** Grows with every change of what a release's bytes are. Stored with each export. */
  version: number;
  titles: TitleRendering;
  /** Lines above the column headers; each is filled up with empty cells to the width of the table (RFC 4180, section 2.4). */
  preamble?: (release: Release) => readonly (readonly string[])[];
  columns: readonly Column[];
};
