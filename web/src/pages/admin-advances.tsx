import { OfficeAdvances } from '../features/advances/office-advances.tsx';
import { Page } from '../ui/page.tsx';

const AdminAdvancesPage = () => (
  <Page title="Advances" lead="What artists were paid ahead, and what is back of it">
    <OfficeAdvances />
  </Page>
);

export default AdminAdvancesPage;
