import { Link } from 'react-router-dom';
import { planLabel } from '../../../../shared/plans/plan.ts';
import { planInForce } from '../../../../shared/plans/plan-in-force.ts';
import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { AS_SOON_AS_POSSIBLE } from '../../../../shared/releases/sales-start.ts';
import { shortDate } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { ExportButton } from './export-button.tsx';

const day = (salesStart: string): string => {
  if (salesStart === '') return 'N/A';
  return salesStart === AS_SOON_AS_POSSIBLE ? 'As soon as possible' : shortDate(salesStart);
};

/** The plan that counts; 'Free' is the office's word for none (product 10.4). */
const planName = ({ plan: name, planExpiresAt: expiresAt, trackCount }: ReleaseCard): string => {
  const plan = planInForce(name && { name, expiresAt }, trackCount, new Date());
  return plan ? planLabel(plan) : 'Free';
};

/** Product 13.5. The whole row leads to the release; its button stands above that link. */
const columns: Column<ReleaseCard>[] = [
  {
    name: 'Title',
    cell: ({ artistId, id, title }) => (
      <Link
        to={pathTo('/dashboard/admin/releases/:artistId/:releaseId', { artistId, releaseId: id })}
        className="font-[560] after:absolute after:inset-0"
      >
        {title || 'No title'}
      </Link>
    ),
  },
  { name: 'Artist', cell: ({ artist }) => artist || 'Unknown' },
  { name: 'Plan', cell: (card) => <Badge tone="line">{planName(card)}</Badge> },
  { name: 'Tracks', cell: ({ trackCount }) => trackCount, figures: true },
  { name: 'Release Date', cell: ({ salesStart }) => day(salesStart) },
  { name: 'Created', cell: ({ createdAt }) => <span className="whitespace-nowrap">{shortDate(createdAt)}</span> },
  { name: 'Actions', cell: (card) => <ExportButton card={card} /> },
];

export const CatalogueTable = ({ cards }: { cards: readonly ReleaseCard[] }) => (
  <Table label="Releases" columns={columns} rows={cards} keyOf={({ id }) => id} />
);
