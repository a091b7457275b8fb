import { booksMessage } from '../data/books/messages.ts';
import { useBooks } from '../data/books/queries.ts';
import { Books } from '../features/books/books.tsx';
import { CardPayouts } from '../features/books/card-payouts.tsx';
import { Receivables } from '../features/receipts/receivables.tsx';
import { dateAndTime } from '../lib/format.ts';
import { Loading } from '../ui/loading.tsx';
import { Page } from '../ui/page.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export default function AdminBooksPage() {
  const books = useBooks();
  const asOf = books.data?.asOf;
  return (
    <Page title="Books" lead={asOf ? `What each account held on ${dateAndTime(asOf)}` : 'What each account holds'}>
      <div className="pb-8">
        <Receivables />
      </div>
      <QueryState
        query={books}
        loading={
          <Loading>
            <Skeleton className="h-96" />
          </Loading>
        }
        failed={(error) => `Failed to fetch the books. ${booksMessage(error)}`}
      >
        {(found) => <Books books={found} />}
      </QueryState>
      <CardPayouts />
    </Page>
  );
}
