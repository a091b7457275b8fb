import type { ReactNode } from 'react';
import type { FigureView } from '../../../../shared/earnings/earnings-view.ts';
import { classes } from '../../ui/classes.ts';
import { amountText } from './earnings-text.ts';

/** The length from which an amount gets its own row, because two do not fit next to each other on a phone. */
const LONG = 11;

/** The totals of a page next to each other; long amounts get their own row where space is short. */
export const Totals = ({ total, children }: { total: FigureView; children: ReactNode }) => (
  <section
    aria-label="Totals"
    className={classes(
      'grid gap-6 xl:grid-cols-4',
      amountText(total.grossMicros).length > LONG ? 'sm:grid-cols-2' : 'grid-cols-2',
    )}
  >
    {children}
  </section>
);
