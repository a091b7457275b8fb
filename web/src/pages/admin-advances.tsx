import { OfficeAdvances } from '../features/advances/office-advances.tsx';
import { Page } from '../ui/page.tsx';

const AdminAdvancesPage = () => (
  <Page title="Advances" lead="Advances to artists, and how much is recouped">
    <OfficeAdvances />
  </Page>
);

export default AdminAdvancesPage;
