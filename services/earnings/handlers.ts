import { Problem } from '../../shared/contract/problem.ts';
import type { earningsContract } from '../../shared/earnings/contract.ts';
import type { FigureSource } from '../../shared/earnings/earnings-view.ts';
import { isNothing, sumOf } from '../../shared/earnings/figure.ts';
import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import { UNKNOWN_TERRITORY, UNREAD_TERRITORY } from '../../shared/reference/territories.ts';
import type { Handlers } from '../platform/serve.ts';
import type { EarningsHead } from './artist-earnings.ts';
import type { EarningsRepository } from './earnings-repository.ts';
import { figureView, statementRow } from './figure-view.ts';
import { type FigureFilter, monthFigure, releaseFigure } from './filter-figure.ts';
import { lineViews } from './lines/line-view.ts';
import { type LinePlace, readLinesPage } from './lines/read-lines-page.ts';
import { resolveRange } from './month-range.ts';
import { OTHERS, releaseIdFrom } from './name-list.ts';
import { overview, releaseOverview } from './overview.ts';
import type { StatementLinesGateway } from './statement-lines-gateway.ts';

type Needs = { earnings: EarningsRepository; statements: StatementLinesGateway; now: () => Date };

const RELEASES_PAGE = 24;
const LINES_PAGE = 50;

export function earningsHandlers({ earnings, statements, now }: Needs): Handlers<typeof earningsContract> {
  const lastMonth = ({ months }: EarningsHead): string =>
    [...months.keys()].sort().at(-1) ?? now().toISOString().slice(0, 7);

  /** Resolves the requested range. If no end is requested, the range ends at the last month in the lifetime sums. */
  const findRange = async (artistId: ArtistId, requested: { from?: string | undefined; to?: string | undefined }) =>
    resolveRange(requested, requested.to ?? lastMonth(await earnings.head(artistId)));

  const figureSource = async (
    artistId: ArtistId,
    release: Pick<FigureSource, 'releaseId' | 'title'>,
    month: string,
    filter: FigureFilter,
  ) => {
    const stored = await earnings.releaseMonth(artistId, release.releaseId, month);
    const figure = releaseFigure(stored, filter);
    return isNothing(figure)
      ? []
      : [{ ...release, ...figureView(figure), statements: stored.statements.map(statementRow) }];
  };

  return {
    async 'GET /api/me/earnings'({ actor, query }) {
      const known = query.to ? undefined : await earnings.head(actor.artistId);
      const range = resolveRange(query, query.to ?? (known ? lastMonth(known) : ''));
      const { head, months } = await earnings.months(actor.artistId, range, known);
      return overview(head, months, range);
    },

    async 'GET /api/me/earnings/summary'({ actor }) {
      const { months, countries } = await earnings.head(actor.artistId);
      const unnamed = [UNKNOWN_TERRITORY, UNREAD_TERRITORY, OTHERS];
      const named = [...countries.keys()].filter((country) => !unnamed.includes(country));
      return { total: figureView(sumOf(months.values())), countries: named.length, hasStatement: months.size > 0 };
    },

    async 'GET /api/me/earnings/releases/{releaseId}'({ actor, params: { releaseId }, query }) {
      const head = await earnings.head(actor.artistId);
      if (!head.names.releases.includes(releaseId)) throw new Problem('earnings-not-found');
      const range = resolveRange(query, lastMonth(head));
      const months = await earnings.release(actor.artistId, releaseId, range);
      return releaseOverview({ releaseId, head }, months, range);
    },

    async 'GET /api/me/earnings/months'({ actor: { artistId }, query: { from, to, releaseId, ...of } }) {
      const range = await findRange(artistId, { from, to });
      const found = releaseId
        ? [...(await earnings.release(artistId, releaseId, range))].map(
            ([month, stored]) => [month, releaseFigure(stored, of)] as const,
          )
        : [...(await earnings.months(artistId, range)).months].map(
            ([month, stored]) => [month, monthFigure(stored, of)] as const,
          );
      const nonZero = found.filter(([, figure]) => !isNothing(figure));
      return { months: nonZero.map(([month, figure]) => ({ month, ...figureView(figure) })) };
    },

    async 'GET /api/me/earnings/sources'({ actor: { artistId }, query }) {
      const { month, releaseId, cursor, ...of } = query;
      const { head, months } = await earnings.months(artistId, { from: month, to: month });
      const named = (id: ReleaseId) => ({ releaseId: id, title: head.titles.get(id) ?? '' });
      const all = releaseId
        ? [releaseId]
        : [...(months.get(month)?.releases.keys() ?? [])].flatMap((name) => releaseIdFrom(name) ?? []).sort();
      const rest = all.filter((id) => id > (cursor ?? ''));
      const page = rest.slice(0, RELEASES_PAGE);
      const items = (await Promise.all(page.map((id) => figureSource(artistId, named(id), month, of)))).flat();
      const last = page.at(-1);
      return { items, ...(rest.length > page.length && last && { next: last }) };
    },

    async 'GET /api/me/earnings/releases/{releaseId}/lines'({ actor, params, query }) {
      const { month, statementId, trackId, store, country: territory, cursor } = query;
      const stored = await earnings.releaseMonth(actor.artistId, params.releaseId, month);
      const part = stored.statements.find((each) => each.statementId === statementId);
      if (!part) throw new Problem('earnings-not-found');
      const wanted = part.bases.filter((basis) => trackId === undefined || basis.trackId === trackId);
      const { items, next } = await readLinesPage(
        statements.of(statementId),
        { recordings: wanted.flatMap(({ recordings }) => recordings), month, store, territory },
        { limit: LINES_PAGE, after: parseCursor(cursor) },
      );
      return {
        items: items.flatMap((line) => lineViews(line, { ...part, bases: wanted })),
        ...(next && { next: `${next.group}.${next.row}` }),
      };
    },
  };
}

/** Parses a cursor. An invalid cursor starts at the beginning, because cursors come from the browser. */
function parseCursor(cursor: string | undefined): LinePlace | undefined {
  const [, group, row] = /^(\d{1,7})\.(\d{1,7})$/.exec(cursor ?? '') ?? [];
  return group === undefined ? undefined : { group: Number(group), row: Number(row) };
}
