import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { libraryStateOf } from '../../../../shared/releases/library-state.ts';
import { NO_ARTIST, salesStartText } from '../../data/releases/messages/release.ts';
import { coverUrl } from '../../lib/cover-url.ts';
import { plural } from '../../lib/format.ts';
import type { Column } from '../../ui/list/column.ts';
import { Picture } from '../../ui/picture.tsx';
import { PlanBadge, StatusBadge } from '../release-view/release-badges.tsx';
import { filters } from './library-filters.ts';
import { stateLabels } from './state-labels.ts';

const planName = (card: ReleaseCard): string => filters.plan.nameOf(filters.plan.valuesOf(card, '')[0] ?? '');

/** The library's columns, for both the table and the downloaded file (product 4.8, 4.9). Rows arrive already sorted. */
export const libraryColumns: readonly Column<ReleaseCard>[] = [
  {
    key: 'title',
    header: 'Title',
    cell: ({ title, coverId }) => (
      <span className="flex items-center gap-3">
        <Picture src={coverId ? coverUrl(coverId) : undefined} alt="" className="size-8 shrink-0" />
        <span dir="auto" className="truncate">
          {title || 'No title'}
        </span>
      </span>
    ),
    sort: 'server',
    csv: ({ title }) => title,
  },
  {
    key: 'artist',
    header: 'Artist',
    width: '14%',
    cell: ({ artist }) => <Line text={artist || NO_ARTIST} />,
    sort: 'server',
    csv: ({ artist }) => artist,
  },
  {
    key: 'label',
    header: 'Label',
    width: '11%',
    cell: ({ label }) => <Line text={label} />,
    sort: 'server',
    csv: ({ label }) => label,
    narrow: null,
  },
  {
    key: 'upc',
    header: 'UPC',
    width: '7.5rem',
    cell: ({ upc }) => <span className="text-small whitespace-nowrap tabular-nums">{upc || '–'}</span>,
    csv: ({ upc }) => upc,
    narrow: null,
  },
  {
    key: 'tracks',
    header: 'Tracks',
    width: '4.5rem',
    align: 'end',
    cell: ({ trackCount }) => trackCount,
    sort: 'server',
    csv: ({ trackCount }) => trackCount,
    narrow: ({ trackCount }) => plural(trackCount, 'track'),
  },
  {
    key: 'date',
    header: 'Sales start date',
    width: '8.5rem',
    cell: ({ salesStart }) => <span className="text-small whitespace-nowrap">{salesStartText(salesStart)}</span>,
    sort: 'server',
    csv: ({ salesStart }) => salesStart,
  },
  {
    key: 'plan',
    header: 'Plan',
    width: '5.5rem',
    cell: ({ plan, trackCount }) => <PlanBadge name={plan} trackCount={trackCount} />,
    csv: planName,
    narrow: planName,
  },
  {
    key: 'state',
    header: 'State',
    width: '8rem',
    cell: (card) => <StatusBadge status={card.status} isLive={card.liveAt !== null} readiness={card} />,
    csv: (card) => stateLabels[libraryStateOf(card)],
    narrow: 'aside',
  },
  { key: 'isrcs', header: 'ISRCs', csv: ({ isrcs }) => isrcs.join(' ') },
  { key: 'created', header: 'Created', csv: ({ createdAt }) => createdAt },
  { key: 'changed', header: 'Last changed', csv: ({ updatedAt }) => updatedAt },
  { key: 'submitted', header: 'Submitted', csv: ({ submittedAt }) => submittedAt ?? '' },
  { key: 'delivered', header: 'Delivered', csv: ({ exportedAt }) => exportedAt ?? '' },
  { key: 'id', header: 'Release ID', csv: ({ id }) => id },
];

/** Columns for which a page of medium width has no room. */
export const wideColumns: readonly string[] = ['label', 'upc'];

const Line = ({ text }: { text: string }) => (
  <span dir="auto" className="block truncate">
    {text}
  </span>
);
