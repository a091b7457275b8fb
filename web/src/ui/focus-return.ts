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
      passedOver = null;
    },
    onCloseAutoFocus: () => {
      const target = [opener.current, passedOver].find(isControl) ?? document.querySelector('main');
      if (target instanceof HTMLElement && isFocusFree(target)) target.focus({ preventScroll: true });
    },
  };
}

/**
 * The button of a menu that did not get the focus back, because a dialog had it by then. On a busy machine the menu is gone before the dialog
 * that it opens is there: nothing has the focus at that moment, and only the menu knows who opened what.
 */
let passedOver: HTMLElement | null = null;

/** Keeps the focus where somebody has gone meanwhile, when a menu of Radix's closes. */
export function keepFocusElsewhere(event: Event): void {
  const button = event.target instanceof Element ? buttonOf(event.target) : null;
  if (!button || isFocusFree(button)) return;
  passedOver = button;
  event.preventDefault();
}

const isControl = (element: Element | null) => element?.isConnected && element !== document.body;

/**
 * What had the focus has gone, and nobody has it: at most what stands around the control that gets it back. Radix gives it back a moment after
 * the overlay has gone, and a quick hand is elsewhere by then: its next key must arrive there.
 */
const isFocusFree = (target: Element) => document.activeElement?.contains(target) ?? true;

/** An entry of a menu goes with its menu: the button that opened the menu stays. */
function lasting(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]');
  return menu ? buttonOf(menu) : element;
}

const buttonOf = (menu: Element): HTMLElement | null =>
  document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
