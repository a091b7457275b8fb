import { Tooltip as Radix } from 'radix-ui';
import { type FocusEvent, type ReactElement, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';

type Props = {
  /** What the control is called. Never something that is needed: a finger cannot point. */
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** One control that takes a ref and the props of its element. */
  children: ReactElement;
};

/** Focus from the keyboard shows it; focus that comes back after a click does not. */
const onFocus = (event: FocusEvent<HTMLElement>) => {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
};

/**
 * Nobody asked for a tip, so it does not take Escape from what lies under it: it goes at once, and the key is pressed again where it was. A
 * dialog hears it there (`Modal`): Radix counts the tip as the highest layer until it has drawn the page without it.
 */
function giveWay(event: KeyboardEvent, hide: () => void): void {
  // Only what somebody pressed: what is said again ends here.
  if (!event.isTrusted) return;
  event.stopImmediatePropagation();
  flushSync(hide);
  event.target?.dispatchEvent(new KeyboardEvent(event.type, event));
}

/** The name of a control that has no text, after a moment of pointing or on focus. */
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
              onEscapeKeyDown={(event) => giveWay(event, hush)}
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
