import type { DerivedCredits } from '../../../shared/releases/derived-credits.ts';
import type { Release } from '../../../shared/releases/release.ts';
import type { Track } from '../../../shared/releases/track.ts';

/**
 * The source of one row: a track and its release, which is the same in each row. `trackTitle` is the title as the
 * layout renders it.
 */
type Row = { release: Release; credits: DerivedCredits; track: Track; number: number; trackTitle: string };
/** The value of a cell, or several values, which are joined by `;`. `Name` rejects names that contain a semicolon. */
type Cell = string | readonly string[];
export type Column = { header: string; cell: (row: Row) => Cell };

/**
 * Additions to the track title, for layouts that have no column for them or whose recipient expects them in the title.
 */
export type TitleRendering = { featuring: boolean; version: boolean };

/** A layout of the file: its columns in order, the lines above them, and how titles are rendered. */
export type ExportProfile = {
  /**
   * Increase this whenever the layout would produce different bytes for the same release. It is stored with each
   * export.
   */
  version: number;
  titles: TitleRendering;
  /**
   * Lines above the column headers. Each is padded with empty cells to the width of the table (RFC 4180, section 2.4).
   */
  preamble?: (release: Release) => readonly (readonly string[])[];
  columns: readonly Column[];
};
