import type { ListedLead } from '../../../../shared/waitlist/contract.ts';
import { type WaitlistFlag, waitlistFeatures } from '../../../../shared/waitlist/features.ts';
import { leadsMessage, useLeads } from '../../data/waitlist/leads.ts';
import { shortDate } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Column } from '../../ui/list/column.ts';
import { List } from '../../ui/list/list.tsx';
import { useListView } from '../../ui/list/use-list-view.ts';
import { LeadMenu } from './lead-menu.tsx';

const labelOf = (flag: WaitlistFlag) => waitlistFeatures.find((one) => one.flag === flag)?.label ?? flag;
const wishes = ({ features }: ListedLead) => features.map(labelOf).join(', ');

const link = 'relative underline-offset-4 hover:underline';

const columns: Column<ListedLead>[] = [
  {
    key: 'name',
    header: 'Artist/Label',
    width: '18%',
    // An external page, which gets no referrer and no access to this page.
    cell: ({ artistName, socialLink }) => (
      <a href={socialLink} target="_blank" rel="noreferrer noopener nofollow" className={link}>
        {artistName}
      </a>
    ),
    sort: ({ artistName }) => artistName,
    csv: ({ artistName }) => artistName,
  },
  {
    key: 'email',
    header: 'Email',
    cell: ({ email }) => (
      <a href={`mailto:${encodeURIComponent(email)}`} className={link}>
        {email}
      </a>
    ),
    sort: ({ email }) => email,
    csv: ({ email }) => email,
  },
  { key: 'link', header: 'Social Link', csv: ({ socialLink }) => socialLink },
  {
    key: 'artists',
    header: 'Artists',
    width: '5.5rem',
    cell: ({ artistsManaged }) => artistsManaged,
    csv: ({ artistsManaged }) => artistsManaged,
    narrow: null,
  },
  {
    key: 'tracks',
    header: 'Tracks a Year',
    width: '7rem',
    cell: ({ tracksPerYear }) => tracksPerYear,
    csv: ({ tracksPerYear }) => tracksPerYear,
    narrow: null,
  },
  {
    key: 'revenue',
    header: 'Revenue',
    width: '8.5rem',
    cell: ({ annualRevenue }) => annualRevenue,
    csv: ({ annualRevenue }) => annualRevenue,
  },
  {
    key: 'wishes',
    header: 'Interested In',
    width: '20%',
    cell: (lead) => <span className="text-small text-soft">{wishes(lead)}</span>,
    csv: wishes,
    narrow: null,
  },
  {
    key: 'joined',
    header: 'Joined',
    width: '9rem',
    cell: (lead) => (
      <span className="flex items-center justify-between gap-1">
        <span>
          {shortDate(lead.createdAt)}
          {lead.invitedAt && <span className="block text-small text-soft">Invited {shortDate(lead.invitedAt)}</span>}
        </span>
        <LeadMenu lead={lead} />
      </span>
    ),
    sort: ({ createdAt }) => createdAt,
    csv: ({ createdAt }) => createdAt,
    narrow: 'aside',
  },
  { key: 'invited', header: 'Invited', csv: ({ invitedAt }) => invitedAt ?? '' },
  { key: 'source', header: 'Source', csv: ({ source }) => source },
];

/** Everybody on the waitlist (product 17.6). */
export function Leads() {
  const view = useListView(['all'], columns);
  const leads = useLeads();
  return (
    <List
      label="Waitlist"
      view={view}
      tabs={{ label: 'Waitlist', each: [{ value: 'all', label: 'All', count: leads.head?.total }] }}
      columns={columns}
      keyOf={({ id }) => id}
      loaded={leads}
      search={{
        label: 'Search the waitlist',
        placeholder: 'Name, email or interest',
        textOf: (lead) => `${lead.artistName} ${lead.email} ${lead.socialLink} ${wishes(lead)}`,
      }}
      firstOrder="Newest first"
      failed={(error) => `Failed to fetch the waitlist. ${leadsMessage(error)}`}
      empty={<EmptyState title="No one has joined the waitlist yet." />}
      fileName="waitlist"
    />
  );
}
