import { useRef } from 'react';

/**
 * Where the focus goes when a dialog closes: to the control that opened it, or to the page when that control is gone. Radix
 * returns it only to a trigger of its own, and our dialogs are opened by state.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = lasting(document.activeElement);
    },
    onCloseAutoFocus: () => {
      const target = opener.current?.isConnected ? opener.current : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}

/** An entry of a menu goes with its menu: the button that opened the menu stays. */
function lasting(element: Element | null): Element | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : element;
}
