import { type ReactNode, useId } from 'react';

type Props = { title: string; lead?: ReactNode; children: ReactNode };

/** A part of a page under a heading of its own, set off by a line. */
export function PageSection({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid max-w-2xl justify-items-start gap-4 border-t border-line py-6">
      <div className="grid gap-2">
        <h2 id={id} className="text-lead">
          {title}
        </h2>
        {lead && <p className="max-w-prose text-soft">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
