import { accountText } from '../data/books/account-text.ts';
import { Account } from '../features/books/account.tsx';
import { useDocumentTitle } from '../lib/document-title.ts';
import { pathTo } from '../lib/paths.ts';
import { usePathParams } from '../lib/use-path-params.ts';
import { BackLink } from '../ui/back-link.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

/** One ledger account, by month (product 28.2). */
export default function AdminAccountPage() {
  const { account } = usePathParams('/dashboard/admin/books/accounts/:account');
  useDocumentTitle(accountText(account));
  return (
    <PageFrame gap="gap-4">
      <BackLink to={pathTo('/dashboard/admin/books')}>Back to the books</BackLink>
      <header className="grid gap-2 pb-2">
        <h1 className="text-title [overflow-wrap:anywhere]">{accountText(account)}</h1>
        {account.startsWith('artist:') && <p className="text-soft [overflow-wrap:anywhere]">{account}</p>}
      </header>
      <Account key={account} account={account} />
    </PageFrame>
  );
}
