import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

type Props = {
  label: string;
  /** Formatted, with its unit. Undefined while it is loading; its place stays the same. */
  figure: ReactNode | undefined;
  /** What it is measured against: 'last 28 days, 12 % more than before'. */
  note?: ReactNode;
};

/** A figure that a page is about, and what it says. */
export const Stat = ({ label, figure, note }: Props) => (
  <dl className="grid content-start gap-1">
    <dt className="text-small text-soft">{label}</dt>
    <dd className="flex min-h-10 items-center font-display text-title font-[620] tracking-[-0.02em] tabular-nums">
      {figure ?? <Skeleton className="h-8 w-28" />}
    </dd>
    {note && <dd className="text-small text-soft">{note}</dd>}
  </dl>
);
