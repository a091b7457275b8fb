import { Keyboard, LogOut, MessageCircle, PanelLeft, Plus, SunMoon } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OfficeRole } from '../../../shared/accounts/office-role.ts';
import { useCopyRelease } from '../data/releases/mutations/use-copy-release.ts';
import { useLibrary } from '../data/releases/queries/library.ts';
import { addReleasePath, pathTo } from '../lib/paths.ts';
import { chooseTheme } from '../lib/theme.ts';
import CommandPalette, { type PaletteGroup } from '../ui/command-palette.tsx';
import { confirmAndSignOut } from './confirm-and-sign-out.ts';
import { paletteActions } from './palette-actions.tsx';
import { paletteReleases } from './palette-releases.tsx';
import { sidebarLinks } from './shell-links.ts';

type Props = {
  role: OfficeRole | undefined;
  onClose: () => void;
  onToggleSidebar: () => void;
  onShortcuts: () => void;
};

/** The page's actions, every page, the artist's releases, and actions available everywhere (product 2.14). */
export default function Palette({ role, onClose, onToggleSidebar, onShortcuts }: Props) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { cards } = useLibrary();
  const copy = useCopyRelease();
  const [typed, setTyped] = useState('');
  const links = [...sidebarLinks.artist, ...(role ? sidebarLinks.office(role) : [])];
  const groups: PaletteGroup[] = [
    ...paletteActions(pathname, cards, { navigate, copy }),
    {
      title: 'Go to',
      items: links.map(({ to, label, icon: Icon }) => ({
        id: to,
        label,
        icon: <Icon className="size-4" />,
        onSelect: () => navigate(to),
      })),
    },
    { title: 'Releases', items: paletteReleases(cards, typed, navigate) },
    {
      title: 'Actions',
      items: [
        {
          id: 'add',
          label: 'Add New Release',
          icon: <Plus className="size-4" />,
          onSelect: () => navigate(addReleasePath),
        },
        {
          id: 'assistant',
          label: 'New release with the assistant',
          icon: <MessageCircle className="size-4" />,
          onSelect: () => navigate(pathTo('/new-release')),
        },
        {
          id: 'sidebar',
          label: 'Collapse or expand the sidebar',
          icon: <PanelLeft className="size-4" />,
          shortcut: 'mod+b',
          onSelect: onToggleSidebar,
        },
        ...(['light', 'dark', 'system'] as const).map((theme) => ({
          id: `theme-${theme}`,
          label: theme === 'system' ? 'System theme' : `${theme === 'light' ? 'Light' : 'Dark'} theme`,
          icon: <SunMoon className="size-4" />,
          onSelect: () => chooseTheme(theme),
        })),
        {
          id: 'shortcuts',
          label: 'Keyboard shortcuts',
          icon: <Keyboard className="size-4" />,
          shortcut: '?',
          onSelect: onShortcuts,
        },
        {
          id: 'leave',
          label: 'Sign out',
          icon: <LogOut className="size-4" />,
          onSelect: () => void confirmAndSignOut(),
        },
      ],
    },
  ];
  return (
    <CommandPalette
      open
      onClose={onClose}
      groups={groups}
      placeholder="Search or jump to"
      empty="No results. Try a title, an artist or a page."
      onType={setTyped}
    />
  );
}
