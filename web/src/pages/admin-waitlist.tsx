import { AuditLink } from '../features/office/audit-link.tsx';
import { Leads } from '../features/office/leads.tsx';
import { Page } from '../ui/page.tsx';

export default function AdminWaitlistPage() {
  return (
    <Page title="Waitlist" lead="People waiting for a place, and what they want">
      <Leads />
      <AuditLink kind="lead" />
    </Page>
  );
}
