import { NotInThisVersion } from './not-in-this-version.tsx';

const AdminPaymentsPage = () => (
  <NotInThisVersion title="Payment History">
    All completed payments and transactions are kept with their postings, but this version has no list of them. The card
    provider’s own dashboard shows each one.
  </NotInThisVersion>
);

export default AdminPaymentsPage;
