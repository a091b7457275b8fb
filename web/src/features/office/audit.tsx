import { useSearchParams } from 'react-router-dom';
import { ArtistId } from '../../../../shared/ids.ts';
import { auditedKinds } from '../../../../shared/office/audit-entry.ts';
import { actionText, actorText, objectIdOf } from '../../data/office/audit-text.ts';
import { officeMessage } from '../../data/office/messages.ts';
import { fetchAudit, useAudit } from '../../data/office/queries.ts';
import { queryWithValue } from '../../lib/use-query-text.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { List } from '../../ui/list/list.tsx';
import { useListView } from '../../ui/list/use-list-view.ts';
import { auditColumns } from './audit-columns.tsx';

const ALL = 'all';
const tabs = [ALL, ...auditedKinds] as const;
const tabLabels = {
  all: 'All',
  account: 'Accounts',
  release: 'Releases',
  payment: 'Payments',
  payout: 'Payouts',
  'payout-batch': 'Payout batches',
  advance: 'Advances',
  'tax-form': 'Tax forms',
  statement: 'Statements',
  receipt: 'Receipts',
  mapping: 'Mappings',
  'territory-name': 'Country names',
  lead: 'Waitlist',
};

/** The office's actions. Filters by day, person or object are stored in the URL (product 20.4). */
export function Audit() {
  const view = useListView(tabs, auditColumns);
  const [query, setQuery] = useSearchParams();
  const put = (name: string, value: string) => setQuery(queryWithValue(name, value), { replace: true });
  const [day, object] = [query.get('day') ?? '', query.get('object') ?? ''];
  const person = ArtistId.safeParse(query.get('person')).data;
  const filter = {
    ...(object && { object }),
    ...(person && { person }),
    ...(day && { day }),
    ...(view.tab !== ALL && { kind: view.tab }),
  };
  const entries = useAudit(filter);
  const [newest] = entries.rows ?? [];
  const name = person && (newest ? actorText(newest) : 'this person');
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        <Field label="Day (UTC)">
          {(field) => (
            <DateField
              {...field}
              value={day}
              onChange={(value) => put('day', value)}
              clear="Clear day"
              className="w-48"
            />
          )}
        </Field>
        {person && <Button onClick={() => put('person', '')}>By {name}: show everyone</Button>}
        {object && <Button onClick={() => put('object', '')}>About {object}: show everything</Button>}
      </div>
      <List
        label="Audit"
        view={view}
        tabs={{
          label: 'Entries by type',
          each: tabs.map((value) => ({ value, label: tabLabels[value] })),
        }}
        columns={auditColumns}
        keyOf={({ id }) => id}
        loaded={entries}
        search={{
          label: 'Search the audit',
          placeholder: 'Person, change, id or reason',
          textOf: (entry) =>
            `${actorText(entry)} ${actionText(entry)} ${objectIdOf(entry)} ${entry.from} ${entry.to} ${entry.why ?? ''}`,
        }}
        firstOrder="Newest first"
        failed={(error) => `Failed to fetch the audit. ${officeMessage(error)}`}
        empty={<EmptyState title="No entries yet." />}
        fileName="audit"
        all={{ fetch: () => fetchAudit(filter), failed: officeMessage }}
      />
    </>
  );
}
