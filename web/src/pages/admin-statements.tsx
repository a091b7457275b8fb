import { Statements } from '../features/statements/statements.tsx';
import { Page } from '../ui/page.tsx';

const AdminStatementsPage = () => (
  <Page title="Statements" lead="What stores and distributors report, from the file to each artist’s balance">
    <Statements />
  </Page>
);

export default AdminStatementsPage;
