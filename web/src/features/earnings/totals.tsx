import type { ReactNode } from 'react';
import type { FigureView } from '../../../../shared/earnings/earnings-view.ts';
import { classes } from '../../ui/classes.ts';
import { amountText } from './earnings-text.ts';

/**
 * The number of characters from which an amount gets its own row, because two such amounts do not fit side by side on a
 * phone.
 */
const LONG_AMOUNT_LENGTH = 11;

/** A page's totals, side by side. Long amounts get their own row where space is short. */
export const Totals = ({ total, children }: { total: FigureView; children: ReactNode }) => (
  <section
    aria-label="Totals"
    className={classes(
      'grid gap-6 xl:grid-cols-4',
      amountText(total.grossMicros).length > LONG_AMOUNT_LENGTH ? 'sm:grid-cols-2' : 'grid-cols-2',
    )}
  >
    {children}
  </section>
);
