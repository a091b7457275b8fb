import { Catalogue } from '../features/office/catalogue.tsx';
import { Page } from '../ui/page.tsx';

export default function AdminReleasesPage() {
  return (
    <Page title="All Releases" lead="Manage and export releases from all users">
      <Catalogue />
    </Page>
  );
}
