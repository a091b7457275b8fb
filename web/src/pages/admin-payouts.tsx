import { OfficePayouts } from '../features/payouts/office-payouts.tsx';
import { Page } from '../ui/page.tsx';

const AdminPayoutsPage = () => (
  <Page title="Payout Requests" lead="What artists ask to be paid">
    <OfficePayouts />
  </Page>
);

export default AdminPayoutsPage;
