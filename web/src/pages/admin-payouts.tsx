import { BankFiles } from '../features/payouts/bank-files.tsx';
import { OfficePayouts } from '../features/payouts/office-payouts.tsx';
import { Page } from '../ui/page.tsx';

const AdminPayoutsPage = () => (
  <Page title="Payout Requests" lead="Payouts that artists requested">
    <OfficePayouts />
    <BankFiles />
  </Page>
);

export default AdminPayoutsPage;
