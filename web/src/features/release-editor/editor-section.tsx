import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  /** At the end of the title's line: what the section still needs. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of the editor that can be folded away (product 6.1). What leads into it unfolds it: see `reveal`. */
export function EditorSection({ title, aside, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line">
      <details open className="group/section">
        <summary className="-mx-3 flex cursor-pointer list-none flex-wrap items-center gap-x-3 rounded-card px-3 py-5 hover:bg-sunken/60 [&::-webkit-details-marker]:hidden">
          <h2 id={id} className="flex-1 text-lead whitespace-nowrap">
            {title}
          </h2>
          <span className="flex items-center gap-3 text-small text-soft max-sm:order-last max-sm:w-full">{aside}</span>
          <ChevronDown className="size-4 text-soft transition-transform group-open/section:rotate-180" aria-hidden />
        </summary>
        <div className="grid max-w-4xl gap-1 pb-8 [--control-edge:transparent] [--control-ground:transparent] max-sm:gap-5">
          {children}
        </div>
      </details>
    </section>
  );
}
