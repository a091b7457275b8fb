import { type ComponentProps, type ComponentType, cloneElement, type ReactElement, Suspense, useState } from 'react';
import { lazyAgain } from '../lib/lazy-again.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { notifyPartMissing } from './toast.tsx';

type MenuOf<P> = ComponentType<P & { children: ReactElement }>;

/**
 * A menu that is loaded when its button, the child, is first pointed at or focused; it opens by itself when it comes after the click.
 * When it cannot be loaded, the page stays, a toast says so, and the next click loads it again.
 */
export function lazyMenu<P extends object>(load: () => Promise<{ default: MenuOf<P> }>) {
  const Menu = lazyAgain(load);
  return ({ children, ...props }: P & { children: ReactElement<ComponentProps<'button'>> }) => {
    const [isWanted, setWanted] = useState(false);
    const button = cloneElement(children, {
      'aria-haspopup': 'menu',
      onPointerEnter: Menu.preload,
      onFocus: Menu.preload,
      onClick: () => setWanted(true),
    });
    if (!isWanted) return button;
    const onMissing = () => {
      notifyPartMissing();
      setWanted(false);
    };
    return (
      <Suspense fallback={button}>
        <PartBoundary onMissing={onMissing}>
          <Menu {...(props as P)}>{button}</Menu>
        </PartBoundary>
      </Suspense>
    );
  };
}
