import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { useFocusReturn } from './focus-return.ts';
import { isToast } from './is-toast.ts';

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  /** 'alertdialog': a question that must be answered; a click outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** Does the content have a `Dialog.Description`? */
  described?: boolean;
  /** Whether Escape means something else to what has the focus. */
  keepsOnEscape?: (target: EventTarget | null) => boolean;
  /** Where it stands, what it looks like, and from where it comes (`--from-x`, `--from-y`). */
  className: string;
  children: ReactNode;
};

/**
 * What everything that covers the page shares: the veil, the focus that stays inside and goes back afterwards, Escape. The content
 * must have a `Dialog.Title`. Veil and content stand on one level, so that a second dialog's veil covers the first dialog too.
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
          // Radix prevents what it hears: this is the Escape of a tip that gave way, which Radix did not take for the dialog's.
          onKeyDown={(event) => {
            const { key, target, currentTarget, defaultPrevented } = event;
            if (key !== 'Escape' || defaultPrevented || isTheirs(target)) return;
            if (currentTarget.contains(target as Node)) onClose();
          }}
          onInteractOutside={(event) => {
            // A toast stands above the veil: to read it, or to undo with it, is not to leave the dialog.
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

/** Escape empties a search first; Radix hears the key before the search does. */
const isSearching = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
