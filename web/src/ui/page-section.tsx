import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

type Props = {
  title: string;
  lead?: ReactNode;
  /** Makes the section as wide as the page, for content that is not a form. */
  wide?: boolean;
  children: ReactNode;
};

/** A part of a page with its own heading, separated by a line. */
export function PageSection({ title, lead, wide, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classes('grid gap-4 border-t border-line py-6', !wide && 'max-w-2xl justify-items-start')}
    >
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
