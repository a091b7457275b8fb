import type { Basis, Cell, StatementSource } from '../../shared/earnings/cell.ts';
import { type Figure, figureOf, minus, plus, sumOf } from '../../shared/earnings/figure.ts';
import type { TrackId } from '../../shared/ids.ts';
import type { EarningsHead, MonthEarnings, ReleaseMonth, StatementPart } from './earned.ts';
import { mergeDeducted } from './merge-deducted.ts';
import { listedIn, withNames } from './names.ts';
import { added } from './tally.ts';

/** Cells of one artist and statement, given, or taken back when it is reversed. */
export type Given = {
  statement: StatementSource;
  cells: readonly Cell[];
  bases: readonly Basis[];
  sign: 1 | -1;
};

type By = (cell: Cell) => string;

const signed = (figure: Figure, sign: 1 | -1): Figure => (sign === 1 ? figure : minus(figure));

const rows = ({ cells, sign }: Pick<Given, 'cells' | 'sign'>, by: By): [string, Figure][] =>
  cells.map((cell) => [by(cell), signed(figureOf(cell), sign)]);

/** The sums of all that an artist earned, with more. Names are listed here first: months say their numbers. */
export function mergeIntoHead(head: EarningsHead, given: Given): EarningsHead {
  const { cells, bases } = given;
  const names = {
    releases: withNames(
      head.names.releases,
      cells.map(({ releaseId }) => releaseId),
      'releases',
    ),
    stores: withNames(
      head.names.stores,
      cells.map(({ store }) => store),
      'stores',
    ),
    countries: withNames(
      head.names.countries,
      cells.map(({ territory }) => territory),
      'countries',
    ),
  };
  const listed = new Set(names.releases);
  const told = bases.filter(({ releaseId }) => listed.has(releaseId));
  return {
    names,
    titles: new Map([
      ...head.titles,
      ...told.map(({ releaseId, releaseTitle }): [string, string] => [releaseId, releaseTitle]),
    ]),
    ...mergeIntoMonth(head, given, names),
    months: added(
      head.months,
      rows(given, ({ month }) => month),
    ),
  };
}

/** @param names the lists of the head that these cells are in already */
export function mergeIntoMonth(
  { releases, stores, countries }: MonthEarnings,
  given: Pick<Given, 'cells' | 'sign'>,
  names: EarningsHead['names'],
): MonthEarnings {
  const listed = {
    release: listedIn(names.releases),
    store: listedIn(names.stores),
    country: listedIn(names.countries),
  };
  return {
    releases: added(
      releases,
      rows(given, ({ releaseId }) => listed.release(releaseId)),
    ),
    stores: added(
      stores,
      rows(given, ({ store }) => listed.store(store)),
    ),
    countries: added(
      countries,
      rows(given, ({ territory }) => listed.country(territory)),
    ),
  };
}

/** @param given the cells and bases of one release and month */
export function mergeIntoRelease(before: ReleaseMonth, given: Given): ReleaseMonth {
  const { cells, bases, sign } = given;
  const statements = mergeStatement(before.statements, given);
  const traced = new Set(statements.flatMap((part) => part.bases.map(({ trackId }) => trackId)));
  const titles = [...before.titles, ...bases.map(({ trackId, trackTitle }) => [trackId, trackTitle] as const)];
  return {
    titles: new Map(titles.filter(([trackId]) => traced.has(trackId as TrackId))),
    tracks: added(
      before.tracks,
      rows(given, ({ trackId }) => trackId),
    ),
    stores: added(
      before.stores,
      rows(given, ({ store }) => store),
    ),
    countries: added(
      before.countries,
      rows(given, ({ territory }) => territory),
    ),
    uses: added(
      before.uses,
      cells.map((cell) => [cell.use, signed({ ...figureOf(cell), streams: cell.quantity }, sign)]),
    ),
    statements,
  };
}

function mergeStatement(parts: readonly StatementPart[], given: Given): StatementPart[] {
  const { statement, cells, bases, sign } = given;
  const known = parts.find(({ statementId }) => statementId === statement.statementId);
  const others = parts.filter((part) => part !== known);
  const count = (known?.cells ?? 0) + sign * cells.length;
  if (count === 0) return others;
  const figure = signed(sumOf(cells.map(figureOf)), sign);
  const before = new Map(known?.bases.map((basis) => [basis.trackId, basis]));
  const more = bases.map(({ trackId, recordings, percentage, parts }) => ({
    ...{ trackId, percentage },
    recordings: withRecordings(before.get(trackId)?.recordings ?? [], recordings),
    parts: withParts(before.get(trackId)?.parts ?? [], parts),
  }));
  const again = new Set(more.map(({ trackId }) => trackId));
  const deducted = mergeDeducted(known?.deducted, given);
  const part: StatementPart = {
    ...statement,
    cells: count,
    ...(deducted.length > 0 && { deducted }),
    figure: known ? plus(known.figure, figure) : figure,
    bases: [...(known?.bases ?? []).filter(({ trackId }) => !again.has(trackId)), ...more].sort((one, other) =>
      one.trackId < other.trackId ? -1 : 1,
    ),
  };
  return [...others, part].sort((one, other) => (one.statementId < other.statementId ? -1 : 1));
}

/** What a statement calls a track: more than one, where a recording was matched after others. Each is there once. */
function withRecordings(before: Basis['recordings'], more: Basis['recordings']): Basis['recordings'] {
  const known = new Set(before.map((recording) => JSON.stringify(recording)));
  return [...before, ...more.filter((recording) => !known.has(JSON.stringify(recording)))];
}

/** The parts that somebody has of a track by one statement: more than one, where a declined one fell to its owner. Each is there once. */
function withParts(before: Basis['parts'], more: Basis['parts']): Basis['parts'] {
  const nameOf = ({ version, declinedBy }: Basis['parts'][number]) => `${version} ${declinedBy ?? ''}`;
  const again = new Set(more.map(nameOf));
  return [...before.filter((part) => !again.has(nameOf(part))), ...more];
}
