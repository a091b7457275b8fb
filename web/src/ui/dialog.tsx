import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFocusReturn } from './focus-return.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** One line under the title; a screen reader says it on opening. */
  description?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A dialog in the middle of the page, a sheet at its foot on a phone. Escape closes it, and the focus goes back. */
export function Dialog({ open, onClose, title, description, actions, children }: Props) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={(opened) => !opened && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          {...focusReturn}
          {...(!description && { 'aria-describedby': undefined })}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto grid max-h-[88dvh] animate-arrive grid-rows-[auto_1fr_auto] rounded-t-card border border-line bg-raised shadow-float outline-none sm:top-[12dvh] sm:bottom-auto sm:max-h-[76dvh] sm:w-[min(34rem,calc(100vw-3rem))] sm:rounded-card"
        >
          <div className="grid gap-1 px-6 pt-6 pr-14">
            <Radix.Title className="text-lead">{title}</Radix.Title>
            {description && <Radix.Description className="text-soft">{description}</Radix.Description>}
          </div>
          <div className="overflow-y-auto px-6 py-4">{children}</div>
          {actions && <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">{actions}</div>}
          <Radix.Close
            aria-label="Close"
            className="absolute top-4 right-4 grid size-9 place-items-center rounded-card text-soft hover:bg-sunken hover:text-ink"
          >
            <svg viewBox="0 0 16 16" className="size-4" aria-hidden>
              <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
            </svg>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
