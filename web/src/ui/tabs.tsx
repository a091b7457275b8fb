import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Props = {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly { value: string; label: string; count?: number | undefined }[];
  chosen: string;
  onChoose: (value: string) => void;
  /** The content of the chosen tab. */
  children: ReactNode;
};

export const Tabs = ({ label, tabs, chosen, onChoose, children }: Props) => (
  <Radix.Root value={chosen} onValueChange={onChoose}>
    <Radix.List
      aria-label={label}
      className="fade-ends flex gap-x-6 overflow-x-auto border-b border-line [scrollbar-width:none]"
    >
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent font-[560] whitespace-nowrap text-soft transition-[color,border-color] hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-signal data-[state=active]:text-ink"
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className="rounded-inner bg-sunken px-1.5 text-small text-soft tabular-nums">{tab.count}</span>
          )}
        </Radix.Trigger>
      ))}
    </Radix.List>
    <Radix.Content value={chosen} className="pt-6">
      {children}
    </Radix.Content>
  </Radix.Root>
);
