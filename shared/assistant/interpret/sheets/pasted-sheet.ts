import { fold } from '../../../fold.ts';
import { orderedTracks } from '../../../releases/ordered-tracks.ts';
import { isTrackTitle } from '../../../releases/placeholder-title.ts';
import type { Release } from '../../../releases/release.ts';
import { TRACK_LIMIT } from '../../../releases/track-limit.ts';
import { ACT_LIMIT, type Act, type PlainAct, type WhichTracks } from '../../act.ts';
import type { Step } from '../../step.ts';
import { answers } from '../answers.ts';
import type { InterpretContext } from '../context.ts';
import { actsIfCertain } from '../corrections/current-values.ts';
import { fieldNameIn } from '../corrections/field-name.ts';
import { roleByName } from '../credits/role-by-name.ts';
import { cleaned } from '../words/normalize-text.ts';
import { wordsOf } from '../words/words.ts';
import { sheetCells } from './sheet-cells.ts';
import { type Column, columnNamed } from './sheet-columns.ts';

/** The minimum number of known column names in a header. */
const MIN_KNOWN_COLUMNS = 2;

/** Fields of the release that a column may contain, if every row has the same value. */
const RELEASE_STEPS: readonly Step[] = ['primary_genre', 'record_label', 'sales_start', 'metadata_language', 'codes'];

type Row = { cells: readonly string[]; track: number };
type Sheet = { header: readonly string[]; rows: readonly Row[]; isOfAll: boolean; context: InterpretContext };

/** Converts rows pasted from a spreadsheet, with a header, to acts on tracks; undefined if no line is a header. */
export function readPastedSheet(message: string, context: InterpretContext): Act[] | undefined {
  const found = message.includes('\n') ? sheetCells(message, isHeader) : undefined;
  if (!found) return undefined;
  const rows = found.rows.map((cells) => cells.map((cell) => cleaned(cell)));
  const columns = columnsOf(found.header, rows);
  const titles = columns.indexOf('title');
  const titled = sortByNumber(rows, columns.indexOf('number')).filter((cells) => (cells[titles] ?? '') !== '');
  if (titled.length === 0 || titled.length > TRACK_LIMIT) return undefined;
  const named = titled.map((cells) => cells[titles] ?? '');
  const known = knownTrackNumbers(named, context.release);
  const count = context.release?.trackIds.length ?? 0;
  const placed = titled.map((cells, n): Row => ({ cells, track: known?.[n] ?? n + 1 }));
  const sheet = { header: found.header, rows: placed, isOfAll: titled.length >= count, context };
  const acts: Act[] = [
    ...(known ? [] : [{ kind: 'track-titles' as const, titles: named }]),
    ...columns.flatMap((column, at) => actsOfColumn(column, at, sheet)),
  ];
  return acts.slice(0, ACT_LIMIT);
}

/** Whether the cells are a header: a title column and at least one other known column. */
const isHeader = (cells: readonly string[]): boolean =>
  cells.some((cell) => columnNamed(cell) === 'title') && cells.filter(isKnown).length >= MIN_KNOWN_COLUMNS;

const isKnown = (cell: string): boolean =>
  columnNamed(cell) !== undefined || fieldNameIn(wordsOf(cell)) !== undefined || roleIn(cell) !== undefined;

/** Finds the role that a header cell names: 'Producer', 'Mixing'. */
const roleIn = (header: string) =>
  roleByName(
    wordsOf(header)
      .map(({ key }) => key)
      .join(' '),
  );

/** Determines what each column contains. Next to a column of titles, 'Track' may be the track number. */
function columnsOf(header: readonly string[], rows: readonly (readonly string[])[]): (Column | undefined)[] {
  const named = header.map(columnNamed);
  const areNumbers = (at: number) => rows.every((cells) => /^\d{0,2}\.?$/.test(cells[at] ?? ''));
  const columns = named.map((column, at) => (column === 'title' && areNumbers(at) ? 'number' : column));
  const first = columns.indexOf('title');
  return columns.map((column, at) => (column === 'title' && at !== first ? undefined : column));
}

/** Sorts rows by track number if the numbers count up from 1. */
function sortByNumber(rows: readonly string[][], at: number): readonly string[][] {
  const numberOf = (cells: readonly string[]) => Number.parseInt(cells[at] ?? '', 10);
  const sorted = rows.toSorted((one, other) => numberOf(one) - numberOf(other));
  return at >= 0 && sorted.every((cells, n) => numberOf(cells) === n + 1) ? sorted : rows;
}

/** Finds the tracks with these titles; undefined if the release does not have all of them. */
function knownTrackNumbers(titles: readonly string[], release: Release | null): number[] | undefined {
  const tracks = release ? orderedTracks(release).map(({ title }) => (isTrackTitle(title) ? fold(title) : '')) : [];
  const places = titles.map((title) => tracks.indexOf(fold(title)) + 1);
  return places.every((place) => place > 0) && new Set(places).size === places.length ? places : undefined;
}

/** Converts a column to acts on the tracks of its rows. Reports an unknown column as left out. */
function actsOfColumn(column: Column | undefined, at: number, sheet: Sheet): Act[] {
  const cell = ({ cells }: Row) => cells[at] ?? '';
  const by = (acts: (value: string, tracks: WhichTracks) => readonly PlainAct[]): PlainAct[] =>
    groupByCell(sheet, cell).flatMap(({ value, tracks }) => [...acts(value, tracks)]);
  switch (column) {
    case 'title':
    case 'number':
    case 'ignored':
      return [];
    case 'isrc':
      return by((value, tracks) => [
        { kind: 'set-track', tracks, field: 'isrc', value: value.replace(/[-\s.]/g, '').toUpperCase() },
      ]);
    case 'version':
      return by((value, tracks) => [{ kind: 'set-track', tracks, field: 'version', value }]);
    case 'explicit':
      return by((value, tracks) =>
        readCellForTracks(EXPLICIT.exec(value) ? spelled(value) : value, 'explicit', tracks, sheet),
      );
    case 'language':
      return by((value, tracks) => readCellForTracks(value, 'audio_language', tracks, sheet));
    case 'artists':
      return by((value, tracks) => artistActs(value, tracks));
    case 'featured':
      return by((value, tracks) => [named('artists', namesIn(value), tracks, 'Featuring')]);
    case 'composers':
    case 'lyricists':
      return by((value, tracks) => [named(column, writersIn(value), tracks)]);
    case 'writers':
      return by((value, tracks) => [
        named('composers', writersIn(value), tracks),
        named('lyricists', writersIn(value), tracks),
      ]);
    default:
      return otherColumn(sheet.header[at] ?? '', by, sheet, cell);
  }
}

/** Reads a column that contains a role, such as 'Producer', or a field of the release. */
function otherColumn(
  header: string,
  by: (acts: (value: string, tracks: WhichTracks) => readonly PlainAct[]) => PlainAct[],
  sheet: Sheet,
  cell: (row: Row) => string,
): Act[] {
  const words = wordsOf(header);
  const role = roleIn(header);
  if (role?.list === 'contributors' && 'role' in role) {
    return by((value, tracks) => [
      {
        kind: 'credit',
        how: 'add',
        tracks,
        named: { list: 'contributors', credits: writersIn(value).map((name) => ({ name, role: role.role })) },
      },
    ]);
  }
  const field = fieldNameIn(words);
  const values = [...new Set(sheet.rows.map(cell).filter(Boolean))];
  const [only, ...more] = values;
  if (only === undefined) return [];
  const step = RELEASE_STEPS.find((one) => one === field);
  const acts = step && more.length === 0 ? actsIfCertain(answers[step](only, sheet.context)) : undefined;
  return acts ?? [{ kind: 'left-over', text: header }];
}

/** Groups the rows that have the same cell, skipping blank ones. */
function groupByCell({ rows, isOfAll }: Sheet, cell: (row: Row) => string): { value: string; tracks: WhichTracks }[] {
  const values = [...new Set(rows.map(cell).filter(Boolean))];
  return values.map((value) => {
    const own = rows.filter((row) => cell(row) === value).map(({ track }) => track);
    return { value, tracks: isOfAll && own.length === rows.length ? 'all' : own };
  });
}

const EXPLICIT = /^(?:y|yes|e|true|1|x|sí|si|sim|oui|ja|n|no|c|false|0|não|nao|non|nein)$/i;
const spelled = (value: string): string =>
  /^(?:n|no|c|false|0|não|nao|non|nein)$/i.test(value) ? 'not explicit' : 'explicit';

/** Reads a cell as the answer to a question, for the tracks of its rows. */
function readCellForTracks(value: string, step: Step, tracks: WhichTracks, { context }: Sheet): PlainAct[] {
  const acts = actsIfCertain(answers[step](value, context)) ?? [];
  return acts.flatMap((act) => (act.kind === 'set-track' ? [{ ...act, tracks }] : []));
}

const FEATURED = /\s+[([]?(?:feat|ft|featuring|w\/)\.?\s+([^)\]]+)[)\]]?/i;
const namesIn = (text: string): string[] => text.split(/\s*[,;/]\s*/).filter(Boolean);
/** Splits a list of writers, also at "and", which no writer's name contains. */
const writersIn = (text: string): string[] => text.split(/\s*[,;/&]\s*|\s+(?:and|y|e|et|und)\s+/).filter(Boolean);

function artistActs(value: string, tracks: WhichTracks): PlainAct[] {
  const guests = namesIn(FEATURED.exec(value)?.[1] ?? '');
  const main = namesIn(value.replace(FEATURED, ''));
  return [
    ...(main.length > 0 ? [named('artists', main, tracks, 'Primary')] : []),
    ...(guests.length > 0 ? [named('artists', guests, tracks, 'Featuring')] : []),
  ];
}

const named = (
  list: 'artists' | 'composers' | 'lyricists',
  names: readonly string[],
  tracks: WhichTracks,
  role?: 'Primary' | 'Featuring',
): PlainAct =>
  ({
    kind: 'credit',
    // A featured artist must not replace the main artist.
    how: role === 'Featuring' ? 'add' : 'set',
    tracks,
    named: { list, credits: names.map((name) => ({ name, ...(role && { role }) })) },
  }) as PlainAct;
