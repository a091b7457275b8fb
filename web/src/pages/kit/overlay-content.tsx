import { Disc3, LayoutDashboard, Plus, Wallet } from 'lucide-react';
import type { PaletteGroup } from '../../ui/command-palette.tsx';
import type { ShortcutGroup } from '../../ui/keyboard-help.tsx';
import { notify } from '../../ui/toast.tsx';
import type { Overlay } from './use-overlay.ts';

const say = (title: string) => () => notify({ title });

export const paletteGroups: readonly PaletteGroup[] = [
  {
    title: 'Go to',
    items: [
      { id: 'dashboard', label: 'Dashboard', icon: <LayoutDashboard />, shortcut: 'g d', onSelect: say('Dashboard') },
      { id: 'balance', label: 'Balance', icon: <Wallet />, keywords: ['money', 'payout'], onSelect: say('Balance') },
    ],
  },
  {
    title: 'Releases',
    items: [
      ['Night Ferry', 'Ines Faro'],
      ['Harbour Lights', 'Ines Faro'],
      ['Concerto for Prepared Piano, Two Foghorns and the Municipal Choir', 'Orchestra of the Old Customs House'],
    ].map(([label = '', hint = '']) => ({ id: label, label, hint, icon: <Disc3 />, onSelect: say(`Opened ${label}`) })),
  },
  {
    title: 'Actions',
    items: [{ id: 'add', label: 'Add a release', icon: <Plus />, shortcut: 'n', onSelect: say('A new release') }],
  },
];

export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: 'mod+k', what: 'Search or jump to' },
      { keys: 'g d', what: 'Dashboard' },
      { keys: '?', what: 'These shortcuts' },
    ],
  },
  {
    title: 'In a list',
    shortcuts: [
      { keys: 'j', what: 'Next' },
      { keys: 'k', what: 'Previous' },
      { keys: 'enter', what: 'Open' },
    ],
  },
];

/** The label of each overlay's button. */
export const names: Record<Overlay, string> = {
  dialog: 'Dialog',
  'dialog-long': 'Long dialog',
  drawer: 'Drawer',
  confirm: 'Confirm dialog',
  'confirm-busy': 'Confirm dialog, busy',
  palette: 'Command palette',
  keys: 'Keyboard help',
};

export const clauses = Array.from(
  { length: 16 },
  (_, i) =>
    `${i + 1}. You keep every right in your recordings. We may copy them, and send them to the stores that you chose, for as long as this agreement is in force.`,
);
