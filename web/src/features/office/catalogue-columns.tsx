import { planInForce } from '../../../../shared/plans/plan-in-force.ts';
import { type CatalogueRow, catalogueOrders } from '../../../../shared/releases/catalogue-row.ts';
import { AS_SOON_AS_POSSIBLE } from '../../../../shared/releases/sales-start.ts';
import { officePlan } from '../../data/payments/plan-names.ts';
import { plural, shortDate } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/list/column.ts';
import { ExportButton } from './export-button.tsx';

const day = (salesStart: string): string => {
  if (salesStart === '') return 'N/A';
  return salesStart === AS_SOON_AS_POSSIBLE ? 'As soon as possible' : shortDate(salesStart);
};

/** The name of the plan in force, or 'Free' if there is none (product 10.4). */
const planName = ({ plan: name, planExpiresAt: expiresAt, trackCount }: CatalogueRow): string => {
  return officePlan(planInForce(name && { name, expiresAt }, trackCount, new Date()));
};

/** The sort key of a sales start: "as soon as possible" comes before every date, a missing answer after. */
const dayKey = ({ salesStart }: CatalogueRow): string => (salesStart === AS_SOON_AS_POSSIBLE ? '0' : salesStart);

/** The columns of the catalogue (product 13.5). */
const columns: Column<CatalogueRow>[] = [
  {
    key: 'title',
    header: 'Title',
    cell: ({ title }) => title || 'No title',
    sort: ({ title }) => title,
    csv: ({ title }) => title,
  },
  {
    key: 'artist',
    header: 'Artist',
    width: '20%',
    cell: ({ artist }) => artist || 'Unknown',
    sort: ({ artist }) => artist,
    csv: ({ artist }) => artist,
  },
  {
    key: 'plan',
    header: 'Plan',
    width: '6.5rem',
    cell: (card) => <Badge tone="line">{planName(card)}</Badge>,
    sort: planName,
    csv: planName,
    narrow: planName,
  },
  {
    key: 'tracks',
    header: 'Tracks',
    width: '6rem',
    align: 'end',
    cell: ({ trackCount }) => trackCount,
    sort: ({ trackCount }) => trackCount,
    csv: ({ trackCount }) => trackCount,
    narrow: ({ trackCount }) => plural(trackCount, 'track'),
  },
  {
    key: 'date',
    header: 'Release Date',
    width: '9.5rem',
    cell: ({ salesStart }) => day(salesStart),
    sort: dayKey,
    csv: ({ salesStart }) => salesStart,
    narrow: ({ salesStart }) => (salesStart === '' ? 'No release date' : day(salesStart)),
  },
  {
    key: 'created',
    header: 'Created',
    width: '8.5rem',
    cell: ({ createdAt }) => shortDate(createdAt),
    sort: ({ createdAt }) => createdAt,
    csv: ({ createdAt }) => createdAt,
    narrow: null,
  },
  {
    key: 'actions',
    header: 'Actions',
    width: '10.5rem',
    cell: (card) => <ExportButton card={card} />,
    narrow: 'aside',
  },
  { key: 'status', header: 'Status', csv: ({ status }) => status },
  { key: 'submitted', header: 'Submitted', csv: ({ submittedAt }) => submittedAt ?? '' },
  { key: 'exported', header: 'Exported', csv: ({ exportedAt }) => exportedAt ?? '' },
  { key: 'id', header: 'Release ID', csv: ({ id }) => id },
  { key: 'artistId', header: 'Artist ID', csv: ({ artistId }) => artistId },
];

const serverSortedKeys: readonly string[] = catalogueOrders;

/**
 * The columns of the list that the server sorts. Search results are already ranked by how well they match, so they use
 * `foundColumns`.
 */
export const catalogueColumns: Column<CatalogueRow>[] = columns.map((column) =>
  serverSortedKeys.includes(column.key) ? { ...column, sort: 'server' } : column,
);
export const searchResultColumns = columns;
