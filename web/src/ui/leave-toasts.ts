import { isToast } from './is-toast.ts';

/**
 * Lets the keyboard leave the toasts. Sonner returns the focus to where it came from whenever it leaves a toast, so whoever went on by Tab
 * was led back to the stop before it, for as long as the toast was shown. With this, Tab goes on and Escape goes back.
 * @returns a function that takes it away
 */
export function leaveToasts(): () => void {
  let cameFrom: EventTarget | null = null;
  let isByKey = false;
  const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
    if (isToast(target) && !isToast(relatedTarget)) cameFrom = relatedTarget;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    isByKey = isToast(target) && (key === 'Tab' || key === 'Escape');
    if (!isToast(target) || key !== 'Escape') return;
    // An open dialog stays: Escape leaves one thing at a time.
    event.preventDefault();
    if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true });
    else target.blur();
  };
  const onFocusOut = (event: FocusEvent) => {
    if (isByKey && isToast(event.target) && !isToast(event.relatedTarget)) event.stopImmediatePropagation();
    isByKey = false;
  };
  // Before React, whose root would tell Sonner.
  window.addEventListener('focusin', onFocusIn, true);
  window.addEventListener('keydown', onKeyDown, true);
  window.addEventListener('focusout', onFocusOut, true);
  return () => {
    window.removeEventListener('focusin', onFocusIn, true);
    window.removeEventListener('keydown', onKeyDown, true);
    window.removeEventListener('focusout', onFocusOut, true);
  };
}
