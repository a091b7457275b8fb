import { Copy, CopyPlus } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Release } from '../../../../shared/releases/release.ts';
import { useCopyRelease } from '../../data/releases/mutations/use-copy-release.ts';
import { Menu } from '../../ui/menu.tsx';

type Props = { release: Pick<Release, 'id' | 'cover'>; children: ReactElement };

/** Copies a release, or starts a new one from its values (product 32.3, 32.4). */
export default function CopyMenu({ release, children }: Props) {
  const copy = useCopyRelease();
  const source = { releaseId: release.id, hasCover: release.cover !== null };
  return (
    <Menu
      defaultOpen
      groups={[
        [
          {
            label: 'Duplicate release',
            icon: <Copy className="size-4" />,
            onSelect: () => copy({ ...source, what: 'duplicate' }),
          },
          {
            label: 'New release from this one',
            icon: <CopyPlus className="size-4" />,
            onSelect: () => copy({ ...source, what: 'next' }),
          },
        ],
      ]}
    >
      {children}
    </Menu>
  );
}
