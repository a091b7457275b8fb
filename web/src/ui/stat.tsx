import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Skeleton } from './skeleton.tsx';

type Props = {
  label: string;
  /** The formatted figure with its unit. Undefined while loading, which does not change the height. */
  figure: ReactNode | undefined;
  /** A comparison: 'last 28 days, 12% more than before'. An empty note still takes up a line. */
  note?: ReactNode;
  /** A link to the list of counted items. */
  to?: string;
};

/** A key figure with its label. */
export function Stat({ label, figure, note, to }: Props) {
  const content = (
    <>
      <span className="text-small text-soft">{label}</span>
      <span className="flex min-h-10 items-center font-display text-title font-[620] tracking-[-0.02em]">
        {figure ?? <Skeleton className="h-8 w-28" />}
      </span>
      {note !== undefined && <span className="min-h-5 text-small text-soft">{note}</span>}
    </>
  );
  if (!to) return <p className="grid content-start gap-1">{content}</p>;
  return (
    <Link to={to} className="-mx-3 grid content-start gap-1 rounded-card px-3 py-2 hover:bg-sunken">
      {content}
    </Link>
  );
}
