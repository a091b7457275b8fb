import { type ReactNode, useState } from 'react';
import type { Cover } from '../../../../shared/releases/release.ts';
import type { Finding } from '../../../../shared/rules/release-findings.ts';
import { useShortcuts } from '../../lib/use-shortcuts.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const CoverDialog = lazyDialog(() => import('./cover-dialog.tsx'));

type Props = { title: string; cover: Cover; findings: readonly Finding[]; children: ReactNode };

/** A small cover. A click or the key C opens its largest variant (product 22.4, 22.5). */
export function EnlargeCover({ title, cover, findings, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useShortcuts({ c: open });
  return (
    <>
      <button
        type="button"
        aria-label="Enlarge the cover"
        aria-haspopup="dialog"
        className="w-32 cursor-zoom-in rounded-card sm:w-full"
        onClick={open}
      >
        {children}
      </button>
      {isOpen && <CoverDialog title={title} cover={cover} findings={findings} onClose={() => setOpen(false)} />}
    </>
  );
}
