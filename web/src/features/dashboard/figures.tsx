import { dollars } from '../../../../shared/money.ts';
import { countOf, type LibraryCounts } from '../../../../shared/releases/library-state.ts';
import { useEarningsSummary } from '../../data/earnings/queries.ts';
import { grouped, price } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import { Stat } from '../../ui/stat.tsx';

const NO_STATEMENT = 'No statement yet';
const NOT_LOADED = 'Failed to load earnings data';

/** Four key figures. The last three are empty until a store's first statement arrives (product 2.16). */
export function Figures({ counts }: { counts: LibraryCounts | undefined }) {
  const { data, isError } = useEarningsSummary();
  const failed = isError && !data;
  const note = failed ? NOT_LOADED : data && !data.hasStatement ? NO_STATEMENT : '';
  const shown = (figure: string | number | undefined) => (failed ? '–' : figure);
  const analytics = pathTo('/dashboard/analytics');
  return (
    <section aria-label="Figures" className="grid grid-cols-2 gap-x-6 gap-y-4 xl:grid-cols-4">
      <Stat
        label="Releases"
        figure={counts && countOf(counts)}
        note={counts ? countsInWords(counts) : ''}
        to={pathTo('/dashboard/releases')}
      />
      <Stat label="Streams" figure={shown(data && grouped(data.total.streams))} note={note} to={analytics} />
      <Stat label="Countries" figure={shown(data?.countries)} note={note} to={`${analytics}?by=country`} />
      <Stat
        label="Earnings"
        figure={shown(data && (data.hasStatement ? dollars(BigInt(data.total.earnedMicros)) : price(0)))}
        note={note}
        to={pathTo('/dashboard/balance')}
      />
    </section>
  );
}

/** The counts in the library's words, so that the user recognizes them there. */
function countsInWords(counts: LibraryCounts): string {
  const { draft, ready, changes, submitted, delivered, withdrawn } = counts;
  if (countOf(counts) === 0) return 'Create your first one';
  const parts = [
    [draft, 'in draft'],
    [ready, 'ready'],
    [changes, 'with changes requested'],
    [submitted, 'submitted'],
    [delivered, 'delivered'],
    [withdrawn, 'withdrawn'],
  ] as const;
  return parts.flatMap(([count, what]) => (count > 0 ? `${count} ${what}` : [])).join(', ');
}
