import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import { lazyAgain } from '../../lib/lazy-again.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { notifyPartMissing } from '../../ui/toast.tsx';
import type { CardActions } from './card-actions.ts';

const CardMenuItems = lazyAgain(() => import('./card-menu-items.tsx'));

type Props = { card: ReleaseCard; actions: CardActions };

/** More that can be done with a release. The menu itself is loaded when a card's button is first pointed at. */
export function CardMenu({ card, actions }: Props) {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={`More for ${card.title || 'this release'}`}
      onPointerEnter={CardMenuItems.preload}
      onFocus={CardMenuItems.preload}
      onClick={() => setWanted(true)}
      className={classes(
        buttonLook({ tone: 'quiet', size: 'icon' }),
        // Its colour hides it, not opacity: that would be a layer for each card.
        'relative -mt-1.5 -mr-2 text-soft hover:text-ink min-[35rem]:pointer-fine:not-group-hover:not-group-focus-within:not-aria-expanded:text-transparent',
      )}
    >
      <Ellipsis className="size-4" aria-hidden />
    </button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <PartBoundary
        onMissing={() => {
          notifyPartMissing();
          setWanted(false);
        }}
      >
        <CardMenuItems card={card} actions={actions}>
          {button}
        </CardMenuItems>
      </PartBoundary>
    </Suspense>
  );
}
