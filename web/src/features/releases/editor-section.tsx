import { type ReactNode, useId } from 'react';

type Props = { title: string; lead?: ReactNode; children: ReactNode };

/** A part of the editor: its name on the left, its fields on the right, a hairline above. */
export function EditorSection({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-6 border-t border-line py-8 lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-1">
        <h2 id={id} className="text-lead">
          {title}
        </h2>
        {lead && <p className="text-small text-soft">{lead}</p>}
      </div>
      <div className="grid max-w-2xl gap-5">{children}</div>
    </section>
  );
}
