import type { ReactNode } from 'react';

type GroupProps = { id: string; title: string; lead: string; children: ReactNode };

/** One chapter of the kit, linked from its table of contents. */
export const Group = ({ id, title, lead, children }: GroupProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 border-t border-line pt-10">
    <div className="grid max-w-prose gap-2">
      <h2 id={`${id}-title`} className="text-title">
        {title}
      </h2>
      <p className="text-soft">{lead}</p>
    </div>
    <div className="grid grid-cols-1 gap-12 pt-10">{children}</div>
  </section>
);

type Props = { title: string; note?: string; children: ReactNode };

/** One component in its states: its name on the left, its appearance on the right. */
export const Specimen = ({ title, note, children }: Props) => (
  <div className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-[11rem_minmax(0,1fr)]">
    <div className="grid content-start gap-1">
      <h3 className="font-text text-body font-[560] tracking-normal">{title}</h3>
      {note && <p className="text-small text-soft">{note}</p>}
    </div>
    <div className="grid min-w-0 grid-cols-1 content-start gap-6">{children}</div>
  </div>
);

type StateProps = { name: string; children: ReactNode };

/** A state, with its name above it. */
export const State = ({ name, children }: StateProps) => (
  <div className="grid min-w-0 grid-cols-1 content-start gap-2">
    <p className="text-small text-soft">{name}</p>
    {children}
  </div>
);

/** States, side by side if there is room. */
export const States = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2">{children}</div>
);

/** Small elements in a row. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
