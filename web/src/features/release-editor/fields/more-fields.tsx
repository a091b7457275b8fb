import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

type Props = {
  /** The labels of the fields inside, shown so that users know what is there. */
  labels: readonly string[];
  /** Whether one of the fields has a value. */
  isFilled: boolean;
  children: ReactNode;
};

/** Folds rarely used fields while they are empty. A link to one of them unfolds it: see `reveal`. */
export function MoreFields({ labels, isFilled, children }: Props) {
  // Read only when the page opens, so that typing does not fold anything.
  const [wasFilled] = useState(isFilled);
  return (
    <details open={wasFilled} className="group/more">
      <summary className="-mx-2 flex min-h-9 cursor-pointer list-none items-center gap-2 rounded-inner px-2 text-small text-soft hover:bg-sunken hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight className="transition-transform group-open/more:rotate-90" aria-hidden />
        More
        <span className="truncate group-open/more:invisible">{labels.join(', ')}</span>
      </summary>
      <div className="grid gap-1 max-sm:gap-4 max-sm:pt-2">{children}</div>
    </details>
  );
}
