import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFocusReturn } from './focus-return.ts';

type Props = { open: boolean; onClose: () => void; title: string; children: ReactNode };

/** A panel from the left edge. Its title is for screen readers; its content says the rest. */
const Drawer = ({ open, onClose, title, children }: Props) => (
  <Dialog.Root open={open} onOpenChange={(opened) => !opened && onClose()}>
    <Dialog.Portal>
      <Dialog.Overlay className="fixed inset-0 z-40 bg-veil" />
      <Dialog.Content
        {...useFocusReturn()}
        aria-describedby={undefined}
        className="fixed inset-y-0 left-0 z-50 w-72 animate-slide overflow-y-auto border-r border-line bg-paper shadow-float outline-none"
      >
        <Dialog.Title className="sr-only">{title}</Dialog.Title>
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);

export default Drawer;
