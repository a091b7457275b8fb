import { stringify } from 'csv-stringify/sync';
import { albumArtist } from '../../shared/releases/derived-credits.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import type { ExportedRelease } from '../../shared/releases/release.ts';
import type { Track } from '../../shared/releases/track.ts';
import { readsAsFormula } from '../../shared/spreadsheet-formula.ts';
import type { RequestedTakedown } from '../../shared/takedowns/takedown.ts';
import { isWhole } from '../../shared/takedowns/takedown-scope.ts';
import { trackTitle } from '../distributor-file/track-title.ts';
import { firstDayOf } from './is-covered.ts';

type Row = { release: ExportedRelease; takedown: RequestedTakedown; store: string; track: Track };
type Column = { header: string; cell: (row: Row) => string };

/** The columns of the takedown file, in order. */
const columns: readonly Column[] = [
  { header: 'Takedown ID', cell: ({ takedown }) => takedown.id },
  { header: 'Scope', cell: ({ takedown }) => (isWhole(takedown) ? 'Release' : 'Part') },
  { header: 'Store', cell: ({ store }) => store },
  { header: 'Territories', cell: ({ takedown }) => takedown.territories.join(';') },
  { header: 'From', cell: ({ takedown }) => firstDayOf(takedown) },
  { header: 'Release ID', cell: ({ release }) => release.id },
  { header: 'UPC', cell: ({ release }) => release.upc },
  { header: 'Release Title', cell: ({ release }) => release.title },
  { header: 'Release Artist', cell: ({ release }) => albumArtist(release) },
  { header: 'Track Number', cell: ({ release, track }) => String(release.trackIds.indexOf(track.id) + 1) },
  { header: 'ISRC', cell: ({ track }) => track.isrc },
  { header: 'Track Title', cell: ({ track }) => trackTitle(track, { featuring: true, version: true }) },
];

/**
 * A cell that a spreadsheet would run as a formula begins with an apostrophe. The distributor's file refuses such a
 * cell instead, but a takedown cannot be refused.
 */
const safe = (cell: string): string => (readsAsFormula(cell) ? `'${cell}` : cell);

export const takedownFileName = ({ id }: Pick<RequestedTakedown, 'id'>): string => `takedown_${id}.csv`;

/**
 * Renders the file that is sent to take a release down: UTF-8, CRLF, RFC 4180 quoting, a row for each store and track
 * (product 34.5). The same release, takedown and stores always give the same bytes.
 * @param stores those that still have something to take down
 */
export function renderTakedownFile(
  release: ExportedRelease,
  takedown: RequestedTakedown,
  stores: readonly string[],
): string {
  const tracks = orderedTracks(release).filter(
    ({ id }) => takedown.tracks === null || takedown.tracks.some((track) => track.id === id),
  );
  const rows = stores.flatMap((store) =>
    tracks.map((track) => columns.map(({ cell }) => safe(cell({ release, takedown, store, track })))),
  );
  return stringify([columns.map(({ header }) => header), ...rows], { record_delimiter: '\r\n' });
}
