import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, type MenuItem } from '../../../ui/menu.tsx';

type Props = {
  number: number;
  /** The number of tracks. */
  count: number;
  /** Moves the track to a different index. */
  onMove: (to: number) => void;
  /** Undefined if tracks cannot be deleted. */
  onDelete?: (() => void) | undefined;
  children: ReactElement;
};

/** Further actions on a track. */
export default function TrackMenu({ number, count, onMove, onDelete, children }: Props) {
  const up: MenuItem = {
    label: 'Move up',
    icon: <ArrowUp className="size-4" />,
    onSelect: () => onMove(number - 2),
  };
  const down: MenuItem = {
    label: 'Move down',
    icon: <ArrowDown className="size-4" />,
    onSelect: () => onMove(number),
  };
  const remove: MenuItem[] = onDelete
    ? [{ label: 'Delete track', icon: <Trash2 className="size-4" />, tone: 'danger', onSelect: onDelete }]
    : [];
  return (
    <Menu defaultOpen align="end" groups={[[...(number > 1 ? [up] : []), ...(number < count ? [down] : [])], remove]}>
      {children}
    </Menu>
  );
}
