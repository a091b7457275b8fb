import { MyTaxForm } from '../features/tax/my-tax-form.tsx';
import { pathTo } from '../lib/paths.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Page } from '../ui/page.tsx';

const BalanceTaxPage = () => (
  <Page
    back={<BackLink to={pathTo('/dashboard/balance')}>Back to balance</BackLink>}
    title="Tax form"
    lead="Where you’re taxed, and what’s withheld from payouts"
  >
    <MyTaxForm />
  </Page>
);

export default BalanceTaxPage;
