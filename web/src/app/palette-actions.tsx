import { Copy, CopyPlus, Send, Zap } from 'lucide-react';
import type { ReleaseCard } from '../../../shared/releases/card.ts';
import { isReadOnly } from '../../../shared/releases/release-status.ts';
import { pageActions } from '../lib/page-actions.ts';
import { pathTo } from '../lib/paths.ts';
import type { PaletteGroup, PaletteItem } from '../ui/command-palette.tsx';
import { notifyFailure, notifySuccess } from '../ui/toast.tsx';

/** The release in a URL path. */
const releaseIn = (pathname: string): string | undefined => /\/releases\/(rel_[^/]+)/.exec(pathname)?.[1];

const copies = { UPC: 'Copy UPC', ISRC: 'Copy ISRC' } as const;

const copied = (what: keyof typeof copies, text: string) => ({
  id: `copy-${what}`,
  label: copies[what],
  hint: text,
  icon: <Copy className="size-4" />,
  onSelect: () =>
    void navigator.clipboard.writeText(text).then(
      () => void notifySuccess({ title: `${what} copied`, text }),
      () => void notifyFailure({ title: `The ${what} could not be copied`, text }),
    ),
});

type ActionContext = {
  navigate: (to: string) => void;
  copy: (source: { releaseId: ReleaseCard['id']; hasCover: boolean; what: 'duplicate' }) => void;
};

/** Actions on a release, offered on every page about it. */
const releaseActions = (card: ReleaseCard, { navigate, copy }: ActionContext): PaletteItem[] => [
  ...(isReadOnly(card.status)
    ? []
    : [
        {
          id: 'submit',
          label: 'Review and submit',
          icon: <Send className="size-4" />,
          onSelect: () => navigate(pathTo('/dashboard/releases/:releaseId/submit', { releaseId: card.id })),
        },
      ]),
  ...(card.upc ? [copied('UPC', card.upc)] : []),
  ...(card.isrcs.length === 1 && card.isrcs[0] ? [copied('ISRC', card.isrcs[0])] : []),
  {
    id: 'duplicate',
    label: 'Duplicate release',
    icon: <CopyPlus className="size-4" />,
    onSelect: () => copy({ releaseId: card.id, hasCover: card.coverId !== null, what: 'duplicate' }),
  },
];

/** Actions on the current page, shown first; empty if the page has no actions. */
export function paletteActions(pathname: string, cards: readonly ReleaseCard[], doing: ActionContext): PaletteGroup[] {
  const here = cards.find(({ id }) => id === releaseIn(pathname));
  const items = [
    ...pageActions().map((action) => ({ ...action, icon: <Zap className="size-4" /> })),
    ...(here ? releaseActions(here, doing) : []),
  ];
  return items.length > 0 ? [{ title: here ? here.title || 'This release' : 'On this page', items }] : [];
}
