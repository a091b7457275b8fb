import { Link } from 'react-router-dom';
import { useMe } from '../data/accounts/queries.ts';
import { addReleasePath, pathTo } from '../lib/paths.ts';
import { buttonLook } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { NotInThisVersion } from './not-in-this-version.tsx';

/** Product 3.12: an account that is not active sees why, with a link to the profile. */
export default function NewReleasePage() {
  const me = useMe();
  if (me.data && me.data.status !== 'active') {
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
  return (
    <NotInThisVersion
      title="New release"
      action={
        <Link to={addReleasePath} className={buttonLook({ tone: 'signal' })}>
          Add New Release
        </Link>
      }
    >
      The assistant, a chat that fills a release with you, is not part of this version. The editor has every field, and
      saves by itself.
    </NotInThisVersion>
  );
}
