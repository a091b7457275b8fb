import { Link } from 'react-router-dom';
import { useMyInvitations } from '../../data/splits/queries.ts';
import { plural } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Announces invitations to share royalties. Renders nothing until they are loaded, or if there are none. */
export function InvitedNotice() {
  const { data } = useMyInvitations();
  const count = data?.invitations.length ?? 0;
  if (count === 0) return null;
  return (
    <Notice
      tone="ready"
      title={`You have ${plural(count, 'invitation')} to share royalties`}
      action={
        <Link to={pathTo('/dashboard/splits')} className={buttonLook({ size: 'small' })}>
          See {count === 1 ? 'it' : 'them'}
        </Link>
      }
    >
      Your part is kept for you until you answer.
    </Notice>
  );
}
