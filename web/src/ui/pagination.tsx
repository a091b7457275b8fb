import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { buttonLook } from './button.tsx';
import { classes } from './classes.ts';
import { Select } from './select.tsx';

type Props = {
  /** What is turned over: 'Pages of the ledger'. */
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** The address of a page, so that it can be opened beside this one. */
  hrefOf?: (page: number) => string;
};

/** One page back, one on, or straight to one. Nothing when there is only one page. */
export function Pagination({ label, page, pages, onPage, hrefOf }: Props) {
  if (pages < 2) return null;
  const choices = Array.from({ length: pages }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }));
  const step = (to: number) => ({ to: to >= 1 && to <= pages ? to : undefined, onPage, hrefOf });
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-4">
      <Step {...step(page - 1)} label="Previous">
        <ChevronLeft />
        <span className="max-sm:sr-only">Previous</span>
      </Step>
      <p aria-current="page" className="flex items-center gap-2 text-small whitespace-nowrap tabular-nums">
        <span aria-hidden>Page</span>
        <Select
          small
          aria-label={`Page ${page} of ${pages}, go to page`}
          choices={choices}
          value={String(page)}
          onChange={({ target }) => onPage(Number(target.value))}
        />
        <span aria-hidden>of {pages}</span>
      </p>
      <Step {...step(page + 1)} label="Next">
        <span className="max-sm:sr-only">Next</span>
        <ChevronRight />
      </Step>
    </nav>
  );
}

type StepProps = Pick<Props, 'onPage' | 'hrefOf'> & {
  /** Undefined at the end. */
  to: number | undefined;
  label: string;
  children: ReactNode;
};

/** At the end it stays where it is and keeps the focus, so that the keyboard is not lost. */
function Step({ to, onPage, hrefOf, label, children }: StepProps) {
  const look = classes(buttonLook({ size: 'small' }), 'min-w-9 pointer-coarse:min-w-11 max-sm:px-0');
  const click = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (to !== undefined) onPage(to);
  };
  return hrefOf && to !== undefined ? (
    <a href={hrefOf(to)} rel={label === 'Next' ? 'next' : 'prev'} onClick={click} className={look}>
      {children}
    </a>
  ) : (
    <button type="button" onClick={click} aria-disabled={to === undefined || undefined} className={look}>
      {children}
    </button>
  );
}
