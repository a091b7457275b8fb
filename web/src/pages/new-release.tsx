import { Link } from 'react-router-dom';
import { useMe } from '../data/accounts/queries.ts';
import { pathTo } from '../lib/paths.ts';
import { buttonLook } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { ReleaseChat } from './release-chat.tsx';

/**
 * Explains to the owner of an inactive account why they cannot start a release, with a link to the profile (product
 * 3.12). If the profile could not be loaded, the page leaves the decision to the server.
 */
export default function NewReleasePage() {
  const me = useMe();
  if (me.isPending) return <Spinner />;
  if (me.data === undefined || me.data.status === 'active') return <ReleaseChat />;
  return (
    <Page title="New release">
      <Notice
        tone="ready"
        title="Account Activation Pending"
        action={
          <Link to={pathTo('/dashboard/profile')} className={buttonLook({ size: 'small' })}>
            View your profile
          </Link>
        }
      >
        Your account needs to be activated by an admin before you can create releases.
      </Notice>
    </Page>
  );
}
