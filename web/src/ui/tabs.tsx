import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { type TabCount, TabLabel, tabListLook, tabLook } from './tab-look.tsx';

type Props = {
  /** The group's name for screen readers. */
  label: string;
  tabs: readonly { value: string; label: string; count?: TabCount }[];
  chosen: string;
  onChoose: (value: string) => void;
  /** The current tab's content. */
  children: ReactNode;
};

export const Tabs = ({ label, tabs, chosen, onChoose, children }: Props) => (
  <Radix.Root value={chosen} onValueChange={onChoose}>
    <Radix.List aria-label={label} className={tabListLook}>
      {tabs.map((tab) => (
        <Radix.Trigger key={tab.value} value={tab.value} className={tabLook}>
          <TabLabel count={tab.count}>{tab.label}</TabLabel>
        </Radix.Trigger>
      ))}
    </Radix.List>
    <Radix.Content value={chosen} className="pt-6">
      {children}
    </Radix.Content>
  </Radix.Root>
);
