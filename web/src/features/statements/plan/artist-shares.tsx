import { Link } from 'react-router-dom';
import { mayOpen } from '../../../../../shared/accounts/office-role.ts';
import type { ArtistShare } from '../../../../../shared/statements/statement-parts.ts';
import { useMe } from '../../../data/accounts/queries.ts';
import { statementsMessage } from '../../../data/statements/messages.ts';
import { useArtistShares } from '../../../data/statements/queries.ts';
import { countText } from '../../../lib/decimal-text.ts';
import { grouped, plural } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import type { Column } from '../../../ui/list/column.ts';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { Table } from '../../../ui/list/table.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Planned } from '../statement-text.ts';
import { Money } from './money-line.tsx';

type Shown = { linked: boolean; withAdvances: boolean };

const columns = ({ linked, withAdvances }: Shown): Column<ArtistShare>[] => [
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
    width: '6.5rem',
    align: 'end',
    cell: ({ releases }) => grouped(releases),
    narrow: ({ releases }) => plural(releases, 'release'),
  },
  // Left out of a list with the two columns about advances, which need the space.
  ...(withAdvances ? [] : [quantity]),
  {
    key: 'platform',
    header: 'Platform cut',
    width: '10rem',
    align: 'end',
    cell: ({ platformMicros }) => <Money micros={platformMicros} />,
    narrow: null,
  },
  {
    key: 'gets',
    header: 'Gets',
    width: '9rem',
    align: 'end',
    cell: ({ micros }) => <Money micros={micros} />,
    narrow: 'aside',
  },
  ...(withAdvances ? advanceColumns : []),
];

const quantity: Column<ArtistShare> = {
  key: 'quantity',
  header: 'Quantity',
  width: '9rem',
  align: 'end',
  cell: ({ quantity }) => countText(quantity),
  narrow: null,
};

const balanceShare = ({ micros, takenMicros = '0' }: ArtistShare): string =>
  String(BigInt(micros) - BigInt(takenMicros));

/** The columns of a list with recoupment (product 26.3). */
const advanceColumns: Column<ArtistShare>[] = [
  {
    key: 'taken',
    header: 'Recouped for advances',
    width: '9rem',
    align: 'end',
    cell: ({ takenMicros = '0' }) => <Money micros={takenMicros} />,
    narrow: (share) =>
      share.takenMicros ? (
        <>
          <Money micros={share.takenMicros} isAligned={false} /> for advances,{' '}
          <Money micros={balanceShare(share)} isAligned={false} /> to the balance
        </>
      ) : (
        'nothing for advances'
      ),
  },
  {
    key: 'balance',
    header: 'Added to balance',
    width: '9rem',
    align: 'end',
    cell: (share) => <Money micros={balanceShare(share)} />,
    narrow: null,
  },
];

const isPlanned = (state: Planned['state']): boolean => state === 'ready' || state === 'approved';
/**
 * The label of the recouped amount. Before posting, recoupment is only a projection, because a different statement may
 * be posted first.
 */
const recoupedText = (state: Planned['state']): string =>
  isPlanned(state) ? 'Goes to advances, at their current balance' : 'Went to advances';

/** The artists' shares, largest first, with recoupment and totals. */
export function ArtistShares({ statement: { statementId, plan, state } }: { statement: Planned }) {
  const me = useMe();
  const { rows, error, isFetching, retry, more } = useArtistShares(statementId, plan.version, state);
  const recouped = rows?.reduce((sum, { takenMicros = '0' }) => sum + BigInt(takenMicros), 0n) ?? 0n;
  const linked = mayOpen('admin', me.data?.role);
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
      {rows?.length === 0 && <p className="text-soft">No artist gets anything from this statement yet.</p>}
      {rows && rows.length > 0 && (
        <div className="@container">
          <Table
            label="What each artist gets"
            columns={columns({ linked, withAdvances: recouped > 0n })}
            rows={rows}
            keyOf={({ artistId }) => artistId}
          />
          <p className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-ink pt-3 font-[560]">
            <span>{plural(plan.artists, 'artist')} together</span>
            <Money micros={plan.artistMicros} />
          </p>
          {recouped > 0n && (
            <p className="flex flex-wrap items-baseline justify-between gap-x-6 pt-1 text-small text-soft">
              <span>
                {recoupedText(state)}
                {more && ', for those shown'}
              </span>
              <Money micros={String(recouped)} />
            </p>
          )}
          {recouped > 0n && !more && (
            <p className="flex flex-wrap items-baseline justify-between gap-x-6 pt-1 font-[560]">
              <span>Added to balance</span>
              <Money micros={String(BigInt(plan.artistMicros) - recouped)} />
            </p>
          )}
        </div>
      )}
      {rows && more && <LoadMore loaded={rows.length} total={plan.artists} more={more} isArranged={false} />}
    </div>
  );
}
