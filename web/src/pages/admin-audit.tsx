import { Audit } from '../features/office/audit.tsx';
import { Page } from '../ui/page.tsx';

export default function AdminAuditPage() {
  return (
    <Page title="Audit" lead="Every change the office made: who, what, before, after, why, and from where">
      <Audit />
    </Page>
  );
}
