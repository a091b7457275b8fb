import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

type Props = {
  /** What is inside, so that nobody opens it in vain. */
  labels: readonly string[];
  /** One of them holds a value. */
  isFilled: boolean;
  children: ReactNode;
};

/** Fields that few need, folded away while they are empty. What leads to one of them unfolds it: see `reveal`. */
export function MoreFields({ labels, isFilled, children }: Props) {
  // Only when the page is opened: what is typed later folds nothing.
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
