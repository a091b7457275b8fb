import { catalogueSorts } from '../../../../shared/releases/catalogue-row.ts';
import type { ReleaseStatus } from '../../../../shared/releases/release-status.ts';
import { catalogueFileMessage, catalogueMessage } from '../../data/export/messages.ts';
import { fetchCatalogue, useCatalogue } from '../../data/releases/queries/office.ts';
import { pathTo } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { List } from '../../ui/list/list.tsx';
import { useListView } from '../../ui/list/use-list-view.ts';
import { catalogueColumns, searchResultColumns } from './catalogue-columns.tsx';

/** The tabs in their order (product 13.5). */
const tabs = [
  'submitted',
  'exported',
  'draft',
  'changes_requested',
  'withdrawn',
] as const satisfies readonly ReleaseStatus[];
const tabLabels = {
  submitted: 'New & Submitted',
  exported: 'Exported',
  draft: 'Drafts',
  changes_requested: 'Changes requested',
  withdrawn: 'Withdrawn',
};

/** All artists' releases by status. The whole row is a link, and its button is above that link. */
export function Catalogue() {
  const view = useListView(tabs, catalogueColumns);
  const { key, descending } = view.order ?? {};
  const sort = catalogueSorts.find((one) => one === `${descending ? '-' : ''}${key}`);
  const q = view.settledSearch;
  const catalogue = useCatalogue(view.tab, q === '' ? { sort } : { q });
  return (
    <List
      label="Releases"
      view={view}
      tabs={{
        label: 'Releases by state',
        each: tabs.map((value) => ({ value, label: tabLabels[value], count: catalogue.head?.counts[value] })),
      }}
      columns={q === '' ? catalogueColumns : searchResultColumns}
      keyOf={({ id }) => id}
      hrefOf={({ artistId, id }) =>
        pathTo('/dashboard/admin/releases/:artistId/:releaseId', { artistId, releaseId: id })
      }
      loaded={catalogue}
      search={{
        label: 'Search releases',
        placeholder: 'Title or artist',
        by: 'server',
      }}
      firstOrder="Newest first"
      failed={(error) => `Failed to fetch releases. ${catalogueMessage(error)}`}
      empty={<EmptyState title="No releases found" />}
      fileName="releases"
      all={{ fetch: () => fetchCatalogue(view.tab), failed: catalogueFileMessage }}
    />
  );
}
