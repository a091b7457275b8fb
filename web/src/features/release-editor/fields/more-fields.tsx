import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

type Props = {
  /** Names the contents, so that nobody opens it in vain. */
  labels: readonly string[];
  /** Whether one of them has a value. */
  isFilled: boolean;
  children: ReactNode;
};

/** Fields that few need, folded while they are empty. A link to one of them unfolds it: see `reveal`. */
export function MoreFields({ labels, isFilled, children }: Props) {
  // Only when the page opens: typing later folds nothing.
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
