import type { ReactNode } from 'react';
import { pathTo } from '../../../lib/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { SegnoMark } from '../../../ui/segno-mark.tsx';
import { StaffLines } from './staff-lines.tsx';

type Props = {
  title: ReactNode;
  lead: ReactNode;
  /** Content beside "Get Started". */
  more?: ReactNode;
};

/** The end of a page. Its picture points back to the sign, as the end of a score does. */
export const ClosingCall = ({ title, lead, more }: Props) => (
  <section className="border-t border-line bg-sunken">
    <div className="mx-auto grid max-w-[84rem] justify-items-start gap-6 px-4 py-20 sm:px-8 sm:py-28">
      <div className="relative mb-4 w-full">
        <StaffLines className="text-edge" />
        <SegnoMark className="absolute top-1/2 left-6 size-20 -translate-y-1/2" />
        <p
          aria-hidden
          className="absolute -top-7 right-0 font-display text-body font-[560] tracking-tight text-soft italic"
        >
          D.S. al Fine
        </p>
      </div>
      <h2 className="text-display">{title}</h2>
      <p className="max-w-xl text-lead text-soft">{lead}</p>
      <div className="flex flex-wrap gap-3 pt-2">
        <a href={pathTo('/dashboard')} className={buttonLook({ tone: 'signal' })}>
          Get Started
        </a>
        {more}
      </div>
    </div>
  </section>
);
