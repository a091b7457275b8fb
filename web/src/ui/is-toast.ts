/** Whether an element is a toast, or is inside one. */
export const isToast = (target: EventTarget | null): target is HTMLElement =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null;
