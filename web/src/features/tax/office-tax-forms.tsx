import type { OfficeTaxForm } from '../../../../shared/tax/tax-form.ts';
import { taxFormName, taxMessage } from '../../data/tax/messages.ts';
import { useTaxForms } from '../../data/tax/queries.ts';
import { countryName } from '../../lib/countries.ts';
import { shortDate } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Column } from '../../ui/list/column.ts';
import { LoadMore } from '../../ui/list/load-more.tsx';
import { Table } from '../../ui/list/table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ReviewTaxForm } from './review-tax-form.tsx';

const stateOf = ({ rejected, isNewest, expiresOn }: OfficeTaxForm): string => {
  if (rejected) return 'Rejected';
  if (!isNewest) return 'Replaced';
  return expiresOn && expiresOn < new Date().toISOString() ? 'Expired' : 'In force';
};

const columns: Column<OfficeTaxForm>[] = [
  { key: 'artist', header: 'Artist', width: '18%', cell: ({ artistName }) => artistName || 'Unknown' },
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  { key: 'form', header: 'Form', width: '7rem', cell: ({ kind }) => taxFormName[kind] },
  { key: 'country', header: 'Country', cell: ({ country }) => countryName(country) },
  {
    key: 'treaty',
    header: 'Treaty',
    width: '6rem',
    cell: ({ treatyCountry }) => treatyCountry && 'Yes',
    narrow: null,
  },
  { key: 'state', header: 'State', width: '7rem', cell: stateOf },
  { key: 'signed', header: 'Signed', width: '8rem', cell: ({ signedAt }) => shortDate(signedAt) },
  { key: 'actions', header: 'Actions', width: '7rem', cell: (form) => <ReviewTaxForm form={form} />, narrow: 'aside' },
];

/** All tax forms (product 27.4). */
export function OfficeTaxForms() {
  const { rows, error, isFetching, retry, more } = useTaxForms();
  return (
    <div className="grid gap-6">
      {error && !rows && (
        <LoadFailed message={`Failed to fetch tax forms. ${taxMessage(error)}`} onRetry={retry} busy={isFetching} />
      )}
      {!rows && !error && <Skeleton className="h-40" />}
      {rows?.length === 0 && <EmptyState title="No tax forms yet">Artists submit them from their balance.</EmptyState>}
      {rows && rows.length > 0 && (
        <Table label="Tax forms" columns={columns} rows={rows} keyOf={({ taxFormId }) => taxFormId} />
      )}
      {rows && more && <LoadMore loaded={rows.length} total={undefined} more={more} isArranged={false} />}
    </div>
  );
}
