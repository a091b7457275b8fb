import { Copy, CopyPlus, ListChecks, MessageCircle, Pencil, SquareArrowOutUpRight, Tag, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { covers, planFor } from '../../../../shared/plans/plan.ts';
import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { isReadOnly } from '../../../../shared/releases/release-status.ts';
import { useCopyRelease } from '../../data/releases/mutations/use-copy-release.ts';
import { chatPath, pathTo } from '../../lib/paths.ts';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import type { CardActions } from './card-actions.ts';

type Props = { card: ReleaseCard; actions: CardActions; children: ReactElement };

const CardMenuItems = ({ card, actions, children }: Props) => {
  const navigate = useNavigate();
  const submitted = isReadOnly(card.status);
  const isWithdrawn = card.status === 'withdrawn';
  const needed = planFor(card.trackCount);
  const open: MenuItem = {
    label: submitted ? 'Open' : 'Edit',
    icon: submitted ? <SquareArrowOutUpRight className="size-4" /> : <Pencil className="size-4" />,
    onSelect: () => navigate(pathTo('/dashboard/releases/:releaseId', { releaseId: card.id })),
  };
  const chat: MenuItem = {
    label: 'Continue in chat',
    icon: <MessageCircle className="size-4" />,
    onSelect: () => navigate(chatPath(card.id)),
  };
  const plan: MenuItem = {
    label: 'Choose Your Plan',
    icon: <Tag className="size-4" />,
    onSelect: () => actions.onPlan(card),
  };
  const checklist: MenuItem = {
    label: 'Release Checklist',
    icon: <ListChecks className="size-4" />,
    onSelect: () => actions.onChecklist(card),
  };
  const copy = useCopyRelease();
  const source = { releaseId: card.id, hasCover: card.coverId !== null };
  const duplicate: MenuItem = {
    label: 'Duplicate release',
    icon: <Copy className="size-4" />,
    onSelect: () => copy({ ...source, what: 'duplicate' }),
  };
  const next: MenuItem = {
    label: 'New release from this one',
    icon: <CopyPlus className="size-4" />,
    onSelect: () => copy({ ...source, what: 'next' }),
  };
  const remove: MenuItem = {
    label: 'Delete draft',
    icon: <Trash2 className="size-4" />,
    tone: 'danger',
    ...(card.plan
      ? { unavailable: 'It is paid for. Ask for a refund first.' }
      : { onSelect: () => actions.onDelete(card) }),
  };
  return (
    <Menu
      defaultOpen
      align="end"
      groups={[
        [
          open,
          ...(submitted ? [] : [chat]),
          ...(!isWithdrawn && needed && !covers(card.plan ?? undefined, needed) ? [plan] : []),
          ...(submitted && !isWithdrawn ? [checklist] : []),
        ],
        [duplicate, next],
        card.status === 'draft' ? [remove] : [],
      ]}
    >
      {children}
    </Menu>
  );
};

export default CardMenuItems;
