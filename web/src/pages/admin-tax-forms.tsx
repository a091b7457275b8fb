import { OfficeTaxForms } from '../features/tax/office-tax-forms.tsx';
import { Page } from '../ui/page.tsx';

const AdminTaxFormsPage = () => (
  <Page title="Tax Forms" lead="Where artists say they’re taxed">
    <OfficeTaxForms />
  </Page>
);

export default AdminTaxFormsPage;
