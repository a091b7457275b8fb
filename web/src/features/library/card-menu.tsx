import { Ellipsis } from 'lucide-react';
import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { buttonLook } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { lazyMenu } from '../../ui/lazy-menu.tsx';
import type { CardActions } from './card-actions.ts';

const CardMenuItems = lazyMenu(() => import('./card-menu-items.tsx'));

type Props = { card: ReleaseCard; actions: CardActions };

/** A menu of further actions on a release. */
export const CardMenu = ({ card, actions }: Props) => (
  <CardMenuItems card={card} actions={actions}>
    <button
      type="button"
      aria-label={`More actions for ${card.title || 'this release'}`}
      className={classes(
        buttonLook({ tone: 'quiet', size: 'icon' }),
        // Hidden by color instead of opacity, which would add a layer for each card.
        'relative -mt-1.5 -mr-2 text-soft hover:text-ink min-[35rem]:pointer-fine:not-group-hover:not-group-focus-within:not-aria-expanded:text-transparent',
      )}
    >
      <Ellipsis className="size-4" aria-hidden />
    </button>
  </CardMenuItems>
);
