import { type ReactNode, useId } from 'react';

type Props = {
  /** 'article' can be understood alone, as one of many; 'section' is a part of its page. */
  as?: 'section' | 'article';
  heading?: ReactNode;
  /** The level of the heading, by where it stands on the page. */
  level?: 2 | 3 | 4;
  /** At the right end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A quiet surface for what must stand apart. A list needs hairlines, not cards. */
export function Card({ as: Tag = 'section', heading, level = 2, aside, children }: Props) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <Tag
      aria-labelledby={heading ? id : undefined}
      className="grid content-start gap-4 rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      {heading && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <Heading id={id} className="text-lead [overflow-wrap:anywhere]">
            {heading}
          </Heading>
          {aside}
        </div>
      )}
      {children}
    </Tag>
  );
}
