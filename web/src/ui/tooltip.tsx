import { Tooltip as Radix } from 'radix-ui';
import type { FocusEvent, ReactElement, ReactNode } from 'react';

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

/** The name of a control that has no text, after a moment of pointing or on focus. */
export const Tooltip = ({ text, side = 'bottom', children }: Props) => (
  <Radix.Provider delayDuration={400} disableHoverableContent>
    <Radix.Root>
      <Radix.Trigger asChild onFocus={onFocus}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="pointer-events-none z-50 flex max-w-64 animate-arrive items-center gap-2 rounded-inner bg-ink px-2 py-1 text-small text-paper [--from-y:0] data-[state=closed]:animate-leave"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
);
