import { Link } from 'react-router-dom';
import { mayOpen } from '../../../../shared/accounts/office-role.ts';
import type { ArtistShare } from '../../../../shared/statements/statement-parts.ts';
import { useMe } from '../../data/accounts/queries.ts';
import { statementsMessage } from '../../data/statements/messages.ts';
import { useArtistShares } from '../../data/statements/queries.ts';
import { countText } from '../../lib/decimal-text.ts';
import { plural } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import type { Column } from '../../ui/list/column.ts';
import { LoadMore } from '../../ui/list/load-more.tsx';
import { Table } from '../../ui/list/table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Money } from './money-line.tsx';
import type { Planned } from './statement-words.ts';

const columns = (linked: boolean): Column<ArtistShare>[] => [
  {
    key: 'artist',
    header: 'Artist',
    cell: ({ artistId, artistName }) =>
      linked ? (
        <Link
          to={pathTo('/dashboard/admin/users/:artistId', { artistId })}
          className="underline decoration-edge underline-offset-4 hover:decoration-ink"
        >
          {artistName || 'Unknown'}
        </Link>
      ) : (
        artistName || 'Unknown'
      ),
  },
  {
    key: 'releases',
    header: 'Releases',
    width: '7rem',
    align: 'end',
    cell: ({ releases }) => releases.toLocaleString('en-US'),
    narrow: ({ releases }) => plural(releases, 'release'),
  },
  {
    key: 'quantity',
    header: 'Quantity',
    width: '9rem',
    align: 'end',
    cell: ({ quantity }) => countText(quantity),
    narrow: null,
  },
  {
    key: 'platform',
    header: 'To the platform',
    width: '11rem',
    align: 'end',
    cell: ({ platformMicros }) => <Money micros={platformMicros} />,
    narrow: null,
  },
  {
    key: 'gets',
    header: 'Gets',
    width: '11rem',
    align: 'end',
    cell: ({ micros }) => <Money micros={micros} />,
    narrow: 'aside',
  },
];

/** What each artist gets, who gets most first, and what that comes to. */
export function Artists({ statement: { statementId, plan } }: { statement: Planned }) {
  const me = useMe();
  const { rows, error, isFetching, retry, more } = useArtistShares(statementId, plan.version);
  return (
    <div className="grid max-w-5xl gap-4">
      {error && (
        <LoadFailed
          message={`Failed to fetch what each artist gets. ${statementsMessage(error)}`}
          onRetry={retry}
          busy={isFetching}
        />
      )}
      {!error && !rows && (
        <Loading>
          <Skeleton className="h-32" />
        </Loading>
      )}
      {rows?.length === 0 && <p className="text-soft">Nobody gets anything of it.</p>}
      {rows && rows.length > 0 && (
        <div>
          <Table
            label="What each artist gets"
            columns={columns(mayOpen('admin', me.data?.role))}
            rows={rows}
            keyOf={({ artistId }) => artistId}
          />
          <p className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-ink pt-3 font-[560]">
            <span>{plural(plan.artists, 'artist')} together</span>
            <Money micros={plan.artistMicros} />
          </p>
        </div>
      )}
      {rows && more && <LoadMore loaded={rows.length} total={plan.artists} more={more} isArranged={false} />}
    </div>
  );
}
