import { useRef } from 'react';

/**
 * Returns the focus when a dialog closes: to the control that opened it, or to the page if that control is gone. Radix
 * returns it only to its own trigger, and our dialogs are opened by state.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = lasting(document.activeElement);
      passedOver = null;
    },
    onCloseAutoFocus: () => {
      const target = [opener.current, passedOver].find(isControl) ?? document.querySelector('main');
      if (target instanceof HTMLElement && isFocusFree(target)) target.focus({ preventScroll: true });
    },
  };
}

/**
 * A menu's button that did not get the focus back, because a dialog was about to take it. On a busy machine the menu is
 * gone before its dialog appears: nothing has the focus then, and only the menu knows what opened the dialog.
 */
let passedOver: HTMLElement | null = null;

/** Keeps Radix from moving the focus when a menu closes and the user has already moved it. */
export function keepFocusElsewhere(event: Event): void {
  const button = event.target instanceof Element ? buttonOf(event.target) : null;
  if (!button || isFocusFree(button)) return;
  passedOver = button;
  event.preventDefault();
}

const isControl = (element: Element | null) => element?.isConnected && element !== document.body;

/**
 * Whether nothing has the focus but an ancestor of the control that should get it back. Radix returns the focus a
 * moment after the overlay has gone; a fast user may already be elsewhere, and must stay there.
 */
const isFocusFree = (target: Element) => document.activeElement?.contains(target) ?? true;

/** A menu item disappears with its menu, so its button stands in for it. */
function lasting(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]');
  return menu ? buttonOf(menu) : element;
}

const buttonOf = (menu: Element): HTMLElement | null =>
  document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
