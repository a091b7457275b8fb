import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classes } from '../../ui/classes.ts';

type Props = {
  title: string;
  /** Content at the end of the title's line: what the section still needs. */
  aside?: ReactNode;
  /** Whether the section is folded when the page opens, because few releases need it. */
  folded?: boolean;
  /** Whether the section is as wide as the column, for a list of rows. Fields are at most 45rem wide. */
  wide?: boolean;
  children: ReactNode;
};

/** A section of the editor that can be folded (product 6.1). A link to one of its fields unfolds it: see `reveal`. */
export function EditorSection({ title, aside, folded, wide, children }: Props) {
  const id = useId();
  // Read only when the page opens, so that typing does not fold or unfold the section.
  const [wasFolded] = useState(folded);
  return (
    <section aria-labelledby={id} className="border-t border-line">
      <details open={!wasFolded} className="group/section">
        <summary className="-mx-3 flex cursor-pointer list-none flex-wrap items-center gap-x-3 rounded-card px-3 py-4 hover:bg-sunken/60 [&::-webkit-details-marker]:hidden">
          <h2 id={id} className="flex-1 text-lead whitespace-nowrap">
            {title}
          </h2>
          <span className="flex items-center gap-3 text-small text-soft max-sm:order-last max-sm:w-full">{aside}</span>
          <ChevronDown className="size-4 text-soft transition-transform group-open/section:rotate-180" aria-hidden />
        </summary>
        <div
          className={classes(
            'grid gap-1 pb-6 [--control-edge:transparent] [--control-ground:transparent] max-sm:gap-4',
            !wide && 'max-w-[45rem]',
          )}
        >
          {children}
        </div>
      </details>
    </section>
  );
}
