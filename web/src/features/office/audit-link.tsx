import { Link } from 'react-router-dom';
import { mayOpen } from '../../../../shared/accounts/office-role.ts';
import { useMe } from '../../data/accounts/queries.ts';
import { pathTo } from '../../lib/paths.ts';

/** From an object's page to what was done to it in the office's name, for whoever may read that (product 20.4). */
export function AuditLink({ object }: { object: string }) {
  const me = useMe();
  if (!mayOpen('admin', me.data?.role)) return null;
  return (
    <p>
      <Link
        to={`${pathTo('/dashboard/admin/audit')}?object=${encodeURIComponent(object)}`}
        className="text-small text-soft underline underline-offset-4 hover:text-ink"
      >
        What the office did here, in the audit
      </Link>
    </p>
  );
}
