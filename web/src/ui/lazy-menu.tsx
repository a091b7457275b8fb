import { type ComponentProps, type ComponentType, cloneElement, type ReactElement, useState } from 'react';
import { loadedPart, useLoadedPart } from '../lib/loaded-part.ts';
import { notifyPartMissing } from './toast.tsx';

type MenuOf<P> = ComponentType<P & { children: ReactElement }>;

/**
 * Creates a menu that is loaded when its button, the child, is first hovered or focused. If the menu arrives after the
 * click, it opens automatically. If loading fails, the page stays, a toast says so, and the next click retries.
 */
export function lazyMenu<P extends object>(load: () => Promise<{ default: MenuOf<P> }>) {
  const part = loadedPart(load);
  const preload = () => void part.load().catch(() => undefined);
  return (props: P & { children: ReactElement<ComponentProps<'button'>> }) => {
    const [isWanted, setWanted] = useState(false);
    const onMissing = () => {
      notifyPartMissing();
      setWanted(false);
    };
    const Menu = useLoadedPart(part, { isWanted, onMissing });
    const button = cloneElement(props.children, {
      'aria-haspopup': 'menu',
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => setWanted(true),
    });
    if (!isWanted || !Menu) return button;
    return <Menu {...props}>{button}</Menu>;
  };
}
