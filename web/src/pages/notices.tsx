import { Link } from 'react-router-dom';
import { NoticeList } from '../features/notices/notice-list.tsx';
import { pathTo } from '../lib/paths.ts';
import { Page } from '../ui/page.tsx';

/** All notices of the last year (product 36.7). */
export default function NoticesPage() {
  return (
    <Page
      title="Notices"
      lead={
        <>
          What happened to your releases and your money.{' '}
          <Link to={pathTo('/dashboard/profile')} className="underline hover:text-ink">
            Choose your emails
          </Link>
        </>
      }
    >
      <div className="max-w-2xl">
        <NoticeList />
      </div>
    </Page>
  );
}
