import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Modal } from './modal.tsx';

type Props = { open: boolean; onClose: () => void; title: string; children: ReactNode };

/** A panel at the left edge. Only screen readers get its title. */
const Drawer = ({ open, onClose, title, children }: Props) => (
  <Modal
    open={open}
    onClose={onClose}
    className="inset-y-0 left-0 w-72 max-w-[calc(100vw-3rem)] overflow-y-auto overscroll-contain border-r [--from-x:-1.5rem] [--from-y:0]"
  >
    <Dialog.Title className="sr-only">{title}</Dialog.Title>
    {children}
  </Modal>
);

export default Drawer;
