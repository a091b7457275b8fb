import { price } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import { Stat } from '../../ui/stat.tsx';

/** So many releases, in the library's words: what can be done next is found there. */
type Counts = { all: number; draft: number; ready: number; changes: number; submitted: number };

const NO_STATEMENT = 'No statement yet';

/** Four figures, each of something that is known: before a store's first statement nobody has computed the last three (product 2.16). */
export const Figures = ({ counts }: { counts: Counts | undefined }) => (
  <section aria-label="Figures" className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
    <Stat
      label="Releases"
      figure={counts?.all}
      note={counts && countsInWords(counts)}
      to={pathTo('/dashboard/releases')}
    />
    <Stat label="Streams" figure={0} note={NO_STATEMENT} to={pathTo('/dashboard/analytics')} />
    <Stat label="Countries" figure={0} note={NO_STATEMENT} to={pathTo('/dashboard/analytics')} />
    <Stat label="Earnings" figure={price(0)} note={NO_STATEMENT} to={pathTo('/dashboard/balance')} />
  </section>
);

function countsInWords({ all, draft, ready, changes, submitted }: Counts): string {
  if (all === 0) return 'Make your first one';
  const parts = [
    [draft, 'in draft'],
    [ready, 'ready'],
    [changes, 'with changes requested'],
    [submitted, 'submitted'],
  ] as const;
  return parts.flatMap(([count, what]) => (count > 0 ? `${count} ${what}` : [])).join(', ');
}
