import { ChevronDown } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Fold = { id: string; title: ReactNode; content: ReactNode };

type Props = {
  folds: readonly Fold[];
  /** The headings' level, which depends on the page around them. */
  level: 2 | 3 | 4;
  /** Whether more than one item may be open. */
  several?: boolean;
  /** Ids of the items that are open at first. */
  open?: readonly string[];
};

/** Headings that open and close their content. */
export const Accordion = ({ folds, level, several, open = [] }: Props) =>
  several ? (
    <Radix.Root type="multiple" defaultValue={[...open]} className="border-b border-line">
      <Folds folds={folds} level={level} />
    </Radix.Root>
  ) : (
    <Radix.Root type="single" collapsible defaultValue={open[0] ?? ''} className="border-b border-line">
      <Folds folds={folds} level={level} />
    </Radix.Root>
  );

const Folds = ({ folds, level }: Pick<Props, 'folds' | 'level'>) => {
  const Heading = `h${level}` as const;
  return folds.map(({ id, title, content }) => (
    <Radix.Item key={id} value={id} className="border-t border-line">
      <Radix.Header asChild>
        <Heading>
          <Radix.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 rounded-inner py-3 text-left font-text text-body font-[560] tracking-normal decoration-edge underline-offset-4 hover:underline">
            <span className="[overflow-wrap:anywhere]">{title}</span>
            <ChevronDown className="text-soft transition-transform group-data-[state=open]:rotate-180" />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content role="presentation" className="animate-arrive pb-5 [--from-y:-0.25rem]">
        {content}
      </Radix.Content>
    </Radix.Item>
  ));
};
