import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  /** At the end of the title's line: what the section still needs. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of the editor that can be folded away (S2 section 2). What leads into it unfolds it: see `reveal`. */
export function EditorSection({ title, aside, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line">
      <details open className="group/section">
        <summary className="-mx-3 flex cursor-pointer list-none items-center justify-between gap-4 rounded-card px-3 py-5 hover:text-signal-ink [&::-webkit-details-marker]:hidden">
          <h2 id={id} className="text-lead">
            {title}
          </h2>
          <span className="flex items-center gap-3 text-small text-soft">
            {aside}
            <ChevronDown className="size-4 transition-transform group-open/section:rotate-180" aria-hidden />
          </span>
        </summary>
        <div className="grid gap-1 pb-8 [--control-edge:transparent] [--control-ground:transparent] max-sm:gap-5">
          {children}
        </div>
      </details>
    </section>
  );
}
