import type { Basis, Cell, StatementSource } from '../../shared/earnings/cell.ts';
import { type Figure, figureOf, minus, plus, sumOf } from '../../shared/earnings/figure.ts';
import type { EarningsHead, MonthEarnings, ReleaseMonth, StatementPart } from './artist-earnings.ts';
import { mergeDeducted } from './merge-deducted.ts';
import { addNames, nameResolver } from './name-list.ts';
import { addToTally } from './tally.ts';

/** One artist's cells from one statement, to be added or, if the statement is reversed, subtracted. */
export type PostedCells = {
  statement: StatementSource;
  cells: readonly Cell[];
  bases: readonly Basis[];
  sign: 1 | -1;
};

type CellKey = (cell: Cell) => string;

const signedAmount = (figure: Figure, sign: 1 | -1): Figure => (sign === 1 ? figure : minus(figure));

const rows = ({ cells, sign }: Pick<PostedCells, 'cells' | 'sign'>, by: CellKey): [string, Figure][] =>
  cells.map((cell) => [by(cell), signedAmount(figureOf(cell), sign)]);

/**
 * Adds cells to an artist's lifetime sums. Also adds new names to the lists, because months refer to names by number.
 */
export function mergeIntoHead(head: EarningsHead, posted: PostedCells): EarningsHead {
  const { cells, bases } = posted;
  const names = {
    releases: addNames(
      head.names.releases,
      cells.map(({ releaseId }) => releaseId),
      'releases',
    ),
    stores: addNames(
      head.names.stores,
      cells.map(({ store }) => store),
      'stores',
    ),
    countries: addNames(
      head.names.countries,
      cells.map(({ territory }) => territory),
      'countries',
    ),
  };
  const listed = new Set(names.releases);
  const listedBases = bases.filter(({ releaseId }) => listed.has(releaseId));
  return {
    names,
    titles: new Map([
      ...head.titles,
      ...listedBases.map(({ releaseId, releaseTitle }): [string, string] => [releaseId, releaseTitle]),
    ]),
    ...mergeIntoMonth(head, posted, names),
    months: addToTally(
      head.months,
      rows(posted, ({ month }) => month),
    ),
  };
}

/** @param names the lists in the lifetime sums, which must already contain the names in these cells */
export function mergeIntoMonth(
  { releases, stores, countries }: MonthEarnings,
  posted: Pick<PostedCells, 'cells' | 'sign'>,
  names: EarningsHead['names'],
): MonthEarnings {
  const listed = {
    release: nameResolver(names.releases),
    store: nameResolver(names.stores),
    country: nameResolver(names.countries),
  };
  return {
    releases: addToTally(
      releases,
      rows(posted, ({ releaseId }) => listed.release(releaseId)),
    ),
    stores: addToTally(
      stores,
      rows(posted, ({ store }) => listed.store(store)),
    ),
    countries: addToTally(
      countries,
      rows(posted, ({ territory }) => listed.country(territory)),
    ),
  };
}

/** @param posted the cells and bases of one release and month */
export function mergeIntoRelease(before: ReleaseMonth, posted: PostedCells): ReleaseMonth {
  const { cells, bases, sign } = posted;
  const statements = mergeStatement(before.statements, posted);
  const traced = new Set<string>(statements.flatMap((part) => part.bases.map(({ trackId }) => trackId)));
  const titles = [...before.titles, ...bases.map(({ trackId, trackTitle }) => [trackId, trackTitle] as const)];
  return {
    titles: new Map(titles.filter(([trackId]) => traced.has(trackId))),
    tracks: addToTally(
      before.tracks,
      rows(posted, ({ trackId }) => trackId),
    ),
    stores: addToTally(
      before.stores,
      rows(posted, ({ store }) => store),
    ),
    countries: addToTally(
      before.countries,
      rows(posted, ({ territory }) => territory),
    ),
    uses: addToTally(
      before.uses,
      cells.map((cell) => [cell.use, signedAmount({ ...figureOf(cell), streams: cell.quantity }, sign)]),
    ),
    statements,
  };
}

function mergeStatement(parts: readonly StatementPart[], posted: PostedCells): StatementPart[] {
  const { statement, cells, bases, sign } = posted;
  const previous = parts.find(({ statementId }) => statementId === statement.statementId);
  const others = parts.filter((part) => part !== previous);
  const count = (previous?.cells ?? 0) + sign * cells.length;
  if (count === 0) return others;
  const figure = signedAmount(sumOf(cells.map(figureOf)), sign);
  const before = new Map(previous?.bases.map((basis) => [basis.trackId, basis]));
  const more = bases.map(({ trackId, recordings, percentage, parts }) => ({
    ...{ trackId, percentage },
    recordings: withRecordings(before.get(trackId)?.recordings ?? [], recordings),
    parts: withParts(before.get(trackId)?.parts ?? [], parts),
  }));
  const updated = new Set(more.map(({ trackId }) => trackId));
  const deducted = mergeDeducted(previous?.deducted, posted);
  const part: StatementPart = {
    ...statement,
    cells: count,
    ...(deducted.length > 0 && { deducted }),
    figure: previous ? plus(previous.figure, figure) : figure,
    bases: [...(previous?.bases ?? []).filter(({ trackId }) => !updated.has(trackId)), ...more].sort((one, other) =>
      one.trackId < other.trackId ? -1 : 1,
    ),
  };
  return [...others, part].sort((one, other) => (one.statementId < other.statementId ? -1 : 1));
}

/** Merges the statement's names for a track, without duplicates. A recording that is matched later adds a name. */
function withRecordings(before: Basis['recordings'], more: Basis['recordings']): Basis['recordings'] {
  const known = new Set(before.map((recording) => JSON.stringify(recording)));
  return [...before, ...more.filter((recording) => !known.has(JSON.stringify(recording)))];
}

/**
 * Merges the artist's parts of a track in one statement, without duplicates. A declined part that was returned to the
 * owner adds a part.
 */
function withParts(before: Basis['parts'], more: Basis['parts']): Basis['parts'] {
  const nameOf = ({ version, declinedBy }: Basis['parts'][number]) => `${version} ${declinedBy ?? ''}`;
  const again = new Set(more.map(nameOf));
  return [...before.filter((part) => !again.has(nameOf(part))), ...more];
}
