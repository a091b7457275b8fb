import type { ReactNode } from 'react';
import type { Offer } from '../../../../../shared/site/offers.ts';
import { classes } from '../../../ui/classes.ts';
import { PlannedBadge } from './planned-badge.tsx';

type Props = {
  /** A rehearsal mark, as in a score: a letter that makes the section easy to find. */
  mark?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** The feature that the section is about, if it may still be planned. */
  offer?: Offer;
  /** Puts the text beside the picture instead of above it, with this vertical alignment. */
  beside?: 'middle' | 'top';
  children?: ReactNode;
};

/** A section of a public page: the staff line, its mark, its text and its picture. */
export const Section = ({ mark, title, lead, offer, beside, children }: Props) => (
  <section className="border-t border-line">
    <div
      className={classes(
        'mx-auto grid max-w-[84rem] grid-cols-1 gap-10 px-4 py-20 sm:px-8 sm:py-28',
        beside && 'lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-20',
        beside === 'middle' && 'items-center',
      )}
    >
      <div className="grid max-w-2xl content-start justify-items-start gap-5">
        {(mark || offer) && (
          <p className="flex items-center gap-3">
            {mark && <Rehearsal mark={mark} />}
            {offer && <PlannedBadge offer={offer} />}
          </p>
        )}
        <h2 className="text-display">{title}</h2>
        {lead && <div className="grid max-w-xl gap-4 text-lead text-soft">{lead}</div>}
      </div>
      {children}
    </div>
  </section>
);

/** A letter in a box. Decorative. */
export const Rehearsal = ({ mark }: { mark: string }) => (
  <span
    aria-hidden
    className="grid size-8 place-items-center border-2 border-ink font-display text-body leading-none font-[680]"
  >
    {mark}
  </span>
);
