import { brand } from '../../../../../shared/brand.ts';
import { BASIC_PERCENTAGE } from '../../../../../shared/plans/plan.ts';
import type { RequiredItem } from '../../../../../shared/releases/completeness.ts';
import type { ReleaseStatus } from '../../../../../shared/releases/release-status.ts';
import { plural } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { StatusBadge } from '../../release-view/release-badges.tsx';
import { Cover } from '../kit/cover.tsx';
import type { CoverTitle } from '../kit/demo-covers.ts';
import { allPrices } from '../kit/plan-text.ts';

type Card = {
  title: CoverTitle;
  date: string;
  tracks: number;
  status: ReleaseStatus;
  missing: readonly RequiredItem[];
};

const library: readonly Card[] = [
  { title: 'Glass Hours', date: 'As soon as possible', tracks: 4, status: 'draft', missing: ['pLine', 'cLine'] },
  { title: 'Low Tide', date: 'Nov 6, 2026', tracks: 9, status: 'submitted', missing: [] },
  { title: 'Kite Season', date: 'Dec 4, 2026', tracks: 1, status: 'draft', missing: [] },
  {
    title: 'Harbour Lights',
    date: 'No date yet',
    tracks: 6,
    status: 'draft',
    missing: ['cover', 'primaryGenre', 'explicit', 'pLine', 'cLine', 'salesStart'],
  },
];

/** The opening text, and a realistic picture of an artist's library. */
export const Hero = () => (
  <section className="mx-auto grid max-w-[84rem] grid-cols-1 items-center gap-x-16 gap-y-14 px-4 pt-14 pb-20 sm:px-8 sm:pt-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
    <div className="grid justify-items-start gap-7">
      <h1 className="text-hero tracking-[-0.045em]">
        Pay once.
        <br />
        Keep all of it.
      </h1>
      <p className="max-w-xl text-lead text-soft">
        {brand.name} gets your releases into {brand.storesClaim} stores for {allPrices}, once, not every year. 100% of
        the royalties stay yours.
      </p>
      <div className="flex flex-wrap gap-3">
        <a href={pathTo('/dashboard')} className={buttonLook({ tone: 'signal' })}>
          Get Started
        </a>
        <a href={pathTo('/features')} className={buttonLook()}>
          Learn More<span className="sr-only"> about the features</span>
        </a>
      </div>
      <p className="text-small text-soft">
        An account costs nothing. You can release without a plan too, and keep {BASIC_PERCENTAGE}%.
      </p>
    </div>
    <ul aria-label="An artist’s releases, as an example" className="grid grid-cols-2 gap-x-5 gap-y-7">
      {library.map(({ title, date, tracks, status, missing }, n) => (
        <li key={title} className={classes('grid content-start gap-3', n % 2 === 1 && 'lg:translate-y-10')}>
          <Cover of={title} eager />
          <div className="grid gap-0.5 text-small text-soft">
            <p className="font-display text-body font-[620] tracking-[-0.02em] text-ink">{title}</p>
            <p>Mara Ellis</p>
            <p className="tabular-nums">
              {date} · {plural(tracks, 'track')}
            </p>
          </div>
          <div>
            <StatusBadge isLive={false} status={status} readiness={{ missing, openFindings: 0 }} />
          </div>
        </li>
      ))}
    </ul>
  </section>
);
