import { useRef } from 'react';

/**
 * Returns the focus when a dialog closes: to the control that opened it, or to the page if that control is gone. Radix
 * returns it only to its own trigger, and our dialogs are opened by state.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = survivingElement(document.activeElement);
      skippedMenuButton = null;
    },
    onCloseAutoFocus: () => {
      const target = [opener.current, skippedMenuButton].find(isControl) ?? document.querySelector('main');
      if (target instanceof HTMLElement && isFocusFree(target)) target.focus({ preventScroll: true });
    },
  };
}

/**
 * The button of a menu that closed without returning the focus, because a dialog was about to take it. On a busy
 * machine the menu disappears before the dialog appears. Nothing has the focus then, and this is the only record of the
 * dialog's opener.
 */
let skippedMenuButton: HTMLElement | null = null;

/** Prevents Radix from moving the focus when a menu closes, if the user has already moved it. */
export function keepFocusElsewhere(event: Event): void {
  const button = event.target instanceof Element ? buttonOf(event.target) : null;
  if (!button || isFocusFree(button)) return;
  skippedMenuButton = button;
  event.preventDefault();
}

const isControl = (element: Element | null) => element?.isConnected && element !== document.body;

/**
 * Whether the focus is free: only an ancestor of the control that should get it back may have it. Radix returns the
 * focus a moment after the overlay has closed, by which time a fast user may have focused something else.
 */
const isFocusFree = (target: Element) => document.activeElement?.contains(target) ?? true;

/** The element, or the menu's button for a menu item, because the item disappears with its menu. */
function survivingElement(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]');
  return menu ? buttonOf(menu) : element;
}

const buttonOf = (menu: Element): HTMLElement | null =>
  document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
