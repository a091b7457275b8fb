import { Link } from 'react-router-dom';
import { mayOpen } from '../../../../shared/accounts/office-role.ts';
import type { AuditedKind } from '../../../../shared/office/audit-entry.ts';
import { useMe } from '../../data/accounts/queries.ts';
import { pathTo } from '../../lib/paths.ts';

/** A single object, or all objects of one kind. */
type Props = { object: string } | { kind: AuditedKind };

const queryOf = (about: Props): string =>
  'object' in about ? `object=${encodeURIComponent(about.object)}` : `tab=${about.kind}`;

/** Links a page to the audit of its object, for roles that may read the audit (product 20.4). */
export function AuditLink(about: Props) {
  const me = useMe();
  if (!mayOpen('admin', me.data?.role)) return null;
  return (
    <p>
      <Link
        to={`${pathTo('/dashboard/admin/audit')}?${queryOf(about)}`}
        className="text-small text-soft underline underline-offset-4 hover:text-ink"
      >
        Audit log for this page
      </Link>
    </p>
  );
}
