import { brand } from '../../../../shared/brand.ts';
import { pathTo } from '../../lib/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { SegnoMark } from '../../ui/segno-mark.tsx';
import { barLinks } from './public-links.ts';

type Props = {
  /** The page's path, whose link is marked as current; undefined if the bar has no link to the page. */
  at: string | undefined;
};

const current = (at: string | undefined, to: string) => (at === to ? 'page' : undefined);

const Home = () => (
  <a
    href={pathTo('/')}
    className="flex min-h-11 items-center gap-2 rounded-card font-display text-lead font-[680] tracking-tight"
  >
    <SegnoMark className="size-6 shrink-0" />
    {brand.name}
  </a>
);

/**
 * The top bar of every public page (product 2.18). On small screens its links are in a native drawer that needs no
 * script.
 */
export const PublicBar = ({ at }: Props) => (
  <header className="sticky top-0 z-30 border-b border-line bg-paper">
    <div className="mx-auto flex h-16 max-w-[84rem] items-center gap-4 px-4 sm:px-8">
      <Home />
      <nav aria-label="Main" className="ml-6 hidden lg:block">
        <ul className="flex gap-1">
          {barLinks.map(({ label, to }) => (
            <li key={to}>
              <a
                href={to}
                aria-current={current(at, to)}
                className="relative flex h-16 items-center px-3 text-soft hover:text-ink aria-[current=page]:font-[560] aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-[-1px] aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-ink"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="ml-auto flex items-center gap-2">
        <a href={pathTo('/dashboard')} className={classes(buttonLook({ tone: 'quiet' }), 'max-sm:hidden')}>
          Log In
        </a>
        <a href={pathTo('/dashboard')} className={buttonLook({ tone: 'signal' })}>
          Get Started
        </a>
        <button
          type="button"
          popoverTarget="menu"
          aria-label="Open menu"
          className="grid size-11 place-items-center rounded-card hover:bg-sunken lg:hidden"
        >
          <Bars />
        </button>
      </div>
    </div>
    <Drawer at={at} />
  </header>
);

const Drawer = ({ at }: Props) => (
  <div
    id="menu"
    popover="auto"
    role="dialog"
    aria-label="Menu"
    className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-72 max-w-[calc(100vw-3rem)] overflow-y-auto overscroll-contain border-l border-line bg-raised text-ink shadow-float open:animate-arrive [--from-x:1.5rem] [--from-y:0]"
  >
    <div className="grid gap-6 p-4">
      <div className="flex items-center justify-between">
        <Home />
        <button
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label="Close menu"
          className="grid size-11 place-items-center rounded-card hover:bg-sunken"
        >
          <svg viewBox="0 0 16 16" className="size-4" stroke="currentColor" strokeWidth="1.75" aria-hidden>
            <path d="m3 3 10 10M13 3 3 13" />
          </svg>
        </button>
      </div>
      <nav aria-label="Menu">
        <ul className="grid gap-0.5">
          {[...barLinks, { label: 'Log In', to: pathTo('/dashboard') }].map(({ label, to }) => (
            <li key={to}>
              <a
                href={to}
                aria-current={current(at, to)}
                className="flex min-h-11 items-center rounded-card px-3 text-soft hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:font-[560] aria-[current=page]:text-ink"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <a href={pathTo('/dashboard')} className={buttonLook({ tone: 'signal' })}>
        Get Started
      </a>
    </div>
  </div>
);

const Bars = () => (
  <svg viewBox="0 0 20 20" className="size-5" stroke="currentColor" strokeWidth="1.75" aria-hidden>
    <path d="M2.500 5h15M2.500 10h15M2.500 15h15" />
  </svg>
);
