import { Popover } from 'radix-ui';
import { Link } from 'react-router-dom';
import { pathTo } from '../../lib/paths.ts';
import { useFocusReturn } from '../../ui/focus-return.ts';
import { NoticeList } from './notice-list.tsx';

type Props = { anchor: HTMLElement; onClose: () => void };

/** The panel that the bell opens beside the sidebar (product 36.7). */
export default function NoticePanel({ anchor, onClose }: Props) {
  const focus = useFocusReturn();
  // Beside the whole sidebar, so that the panel covers none of its links.
  const edge = anchor.closest('aside') ?? anchor;
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={{ current: edge }} />
      <Popover.Portal>
        <Popover.Content
          side="right"
          align="start"
          sideOffset={8}
          alignOffset={12}
          collisionPadding={12}
          aria-label="Notices"
          {...focus}
          // A press on the bell closes the panel by itself.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.contains(event.target)) event.preventDefault();
          }}
          className="z-50 grid max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-1.5rem)] animate-arrive grid-rows-[auto_minmax(0,1fr)] rounded-card border border-line bg-raised shadow-float outline-none [--from-y:0] data-[state=closed]:animate-leave"
        >
          <div className="flex items-baseline justify-between gap-4 px-5 pt-4 pb-2">
            <h2 className="text-lead">Notices</h2>
            <Link
              to={pathTo('/dashboard/notices')}
              onClick={onClose}
              className="text-small text-soft underline hover:text-ink"
            >
              See all
            </Link>
          </div>
          <div className="overflow-y-auto px-5 pb-4">
            <NoticeList newestOnly onOpen={onClose} />
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
