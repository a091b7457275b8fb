import { AuditLink } from '../features/office/audit-link.tsx';
import { OfficeMembers } from '../features/office/office-members.tsx';
import { Overview } from '../features/office/overview.tsx';
import { Users } from '../features/office/users.tsx';
import { Page } from '../ui/page.tsx';

export default function AdminPage() {
  return (
    <Page title="Admin dashboard" lead="Platform overview and management">
      <Overview />
      <OfficeMembers />
      <section aria-labelledby="users" className="grid grid-cols-1 gap-4">
        <h2 id="users" className="text-lead">
          All Users
        </h2>
        <Users />
        <AuditLink kind="account" />
      </section>
    </Page>
  );
}
