import { OfficeTaxForms } from '../features/tax/office-tax-forms.tsx';
import { Page } from '../ui/page.tsx';

const AdminTaxFormsPage = () => (
  <Page title="Tax Forms" lead="What artists say about where they are taxed">
    <OfficeTaxForms />
  </Page>
);

export default AdminTaxFormsPage;
