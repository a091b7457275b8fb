import { CatalogueTabs } from '../features/office/catalogue-tabs.tsx';
import { usePageTitle } from '../lib/page-title.ts';
import { Page } from '../ui/page.tsx';

export default function AdminReleasesPage() {
  usePageTitle('All Releases');
  return (
    <Page title="All Releases" lead="Manage and export releases from all users">
      <CatalogueTabs />
    </Page>
  );
}
