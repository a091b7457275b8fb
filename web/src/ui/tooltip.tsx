import { Tooltip as Radix } from 'radix-ui';
import { type FocusEvent, type ReactElement, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';

type Props = {
  /** The control's name. It must not be essential, because touch screens show no tooltips. */
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** One control, which accepts a ref and its element's props. */
  children: ReactElement;
};

/** Shows the tooltip for keyboard focus, but not for focus that returns after a click. */
const onFocus = (event: FocusEvent<HTMLElement>) => {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
};

/**
 * Prevents a tooltip from using up an Escape that is meant for the layer below. The tooltip disappears at once, and the
 * key is dispatched again, so that a dialog handles it (`Modal`): until the next render, Radix treats the tooltip as
 * the top layer.
 */
function passEscapeOn(event: KeyboardEvent, hide: () => void): void {
  // Handles only real key presses, so that the dispatched key does not loop.
  if (!event.isTrusted) return;
  event.stopImmediatePropagation();
  flushSync(hide);
  event.target?.dispatchEvent(new KeyboardEvent(event.type, event));
}

/** Shows the name of a control without text, after a moment of hovering or on focus. */
export function Tooltip({ text, side = 'bottom', children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isHushed, setHushed] = useState(false);
  const change = (opens: boolean) => {
    setOpen(opens);
    if (opens) setHushed(false);
  };
  const hush = () => {
    setOpen(false);
    setHushed(true);
  };
  return (
    <Radix.Provider delayDuration={400} disableHoverableContent>
      <Radix.Root open={isOpen} onOpenChange={change}>
        <Radix.Trigger asChild onFocus={onFocus}>
          {children}
        </Radix.Trigger>
        {!isHushed && (
          <Radix.Portal>
            <Radix.Content
              side={side}
              sideOffset={6}
              collisionPadding={8}
              onEscapeKeyDown={(event) => passEscapeOn(event, hush)}
              className="pointer-events-none z-50 flex max-w-64 animate-arrive items-center gap-2 rounded-inner bg-ink px-2 py-1 text-small text-paper [--from-y:0] data-[state=closed]:animate-leave"
            >
              {text}
            </Radix.Content>
          </Radix.Portal>
        )}
      </Radix.Root>
    </Radix.Provider>
  );
}
