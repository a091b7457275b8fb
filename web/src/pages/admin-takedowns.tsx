import { TakedownQueue } from '../features/takedowns/takedown-queue.tsx';
import { Page } from '../ui/page.tsx';

const AdminTakedownsPage = () => (
  <Page title="Takedowns" lead="What artists want out of stores, the one that is due first at the top">
    <TakedownQueue />
  </Page>
);

export default AdminTakedownsPage;
