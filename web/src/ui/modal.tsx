import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { useFocusReturn } from './focus-return.ts';
import { isToast } from './is-toast.ts';
import { isWithin } from './is-within.ts';

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  /** 'alertdialog' is for a question that must be answered; a click outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** Whether the content has a `Dialog.Description`. */
  described?: boolean;
  /** Whether the focused element uses Escape itself. */
  keepsOnEscape?: (target: EventTarget | null) => boolean;
  /** The position, the style, and the origin of the animation (`--from-x`, `--from-y`). */
  className: string;
  children: ReactNode;
};

/**
 * The common part of everything that covers the page: the overlay, the focus trap, the return of the focus, and Escape.
 * The content must have a `Dialog.Title`. Overlay and content are siblings, so that a second dialog's overlay also
 * covers the first dialog.
 */
export function Modal({ open, onClose, role = 'dialog', described, keepsOnEscape, className, children }: ModalProps) {
  const focusReturn = useFocusReturn();
  const isTheirs = (target: EventTarget | null) => isSearching(target) || keepsOnEscape?.(target);
  return (
    <Dialog.Root open={open} onOpenChange={(opened) => !opened && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-arrive bg-veil [--from-y:0] data-[state=closed]:animate-leave" />
        <Dialog.Content
          {...focusReturn}
          {...(!described && { 'aria-describedby': undefined })}
          role={role}
          onEscapeKeyDown={(event) => {
            if (isTheirs(event.target)) event.preventDefault();
          }}
          // Radix prevents the default of events that it handles. The only other event is an Escape that a tooltip has
          // passed on, which Radix did not apply to the dialog.
          onKeyDown={(event) => {
            const { key, target, currentTarget, defaultPrevented } = event;
            if (key !== 'Escape' || defaultPrevented || isTheirs(target)) return;
            if (isWithin(currentTarget, target)) onClose();
          }}
          onInteractOutside={(event) => {
            // Toasts are above the overlay, so reading a toast or using its Undo must not close the dialog.
            if (role === 'alertdialog' || isToast(event.detail.originalEvent.target)) event.preventDefault();
          }}
          className={classes(
            'fixed z-50 animate-arrive border-line bg-raised shadow-float outline-none data-[state=closed]:animate-leave',
            className,
          )}
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Whether Escape clears a search first. Radix receives the key before the search field does. */
const isSearching = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
