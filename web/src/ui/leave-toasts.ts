import { isToast } from './is-toast.ts';

/**
 * Lets keyboard users leave the toasts. Sonner returns the focus to its origin whenever it leaves a toast, so Tab would
 * lead back to the previous control as long as a toast is shown. With this, Tab moves on and Escape moves back.
 * @returns a function that removes it
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
    // An open dialog stays, because one Escape must not close both.
    event.preventDefault();
    if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true });
    else target.blur();
  };
  const onFocusOut = (event: FocusEvent) => {
    if (isByKey && isToast(event.target) && !isToast(event.relatedTarget)) event.stopImmediatePropagation();
    isByKey = false;
  };
  // Registered on the window, to run before React's root listener, which would notify Sonner.
  window.addEventListener('focusin', onFocusIn, true);
  window.addEventListener('keydown', onKeyDown, true);
  window.addEventListener('focusout', onFocusOut, true);
  return () => {
    window.removeEventListener('focusin', onFocusIn, true);
    window.removeEventListener('keydown', onKeyDown, true);
    window.removeEventListener('focusout', onFocusOut, true);
  };
}
